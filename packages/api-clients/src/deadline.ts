import { ApiError } from './error.ts';

/** Default time-out of a call in milliseconds (docs/decisions/session.md). */
const DEFAULT_TIMEOUT_MS = 10_000;

export interface Deadline {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Error message of every failure, from the error catalogue. */
  readonly failure: string;
}

/**
 * Runs a call with a time-out. Rejects as soon as the caller aborts or the time-out expires, even when `run` ignores
 * its signal. Every rejection is an `ApiError`; any other error becomes one of kind `network`.
 */
export async function withinDeadline<T>(
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, failure }: Deadline,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const deadline = AbortSignal.any(signal === undefined ? [timeout] : [signal, timeout]);
  try {
    deadline.throwIfAborted();
    return await Promise.race([run(deadline), rejectionOf(deadline)]);
  } catch (error) {
    if (deadline.aborted) {
      const kind = deadline.reason === timeout.reason ? 'timeout' : 'aborted';
      throw new ApiError(failure, { kind, cause: deadline.reason });
    }
    throw error instanceof ApiError ? error : new ApiError(failure, { kind: 'network', cause: error });
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
