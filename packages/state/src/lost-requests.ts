import { ApiError } from '@naap/api-clients';

/** Delays in milliseconds before an idempotent request that got no response is retried. */
export const LOST_REQUEST_DELAYS_MS = [300, 1_000, 2_000] as const;

/** Returns whether a request got no response although the browser is online. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && navigator.onLine !== false;
}

interface RepeatOptions {
  /** When it is aborted, nothing is repeated any more. */
  readonly signal?: AbortSignal;
  /** In ms. */
  readonly delays?: readonly number[];
}

/** Sends a request again while it is lost. It must change nothing when it is repeated. */
export async function repeatLost<Result>(
  send: () => Promise<Result>,
  { signal, delays = LOST_REQUEST_DELAYS_MS }: RepeatOptions,
): Promise<Result> {
  for (const delay of delays) {
    try {
      return await send();
    } catch (error) {
      if (!isLost(error) || signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return send();
}
