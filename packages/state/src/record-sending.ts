import { ApiError } from '@naap/api-clients';
import type { LogRecord } from './record-log.ts';

/** How many attempts without a response the caller of a change waits for. */
export const ATTEMPTS = 3;

/**
 * Delays in milliseconds before records are sent again, by the number of failures in a row. The first is how long the tab in which a
 * record was made has time to send it before the other tabs send it too.
 */
const DELAYS_MS = [2_000, 500, 1_500, 2_000, 4_000, 8_000, 15_000] as const;

/** Returns the delay before the next attempt, in milliseconds. */
export const delayAfter = (failures: number): number =>
  DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? DELAYS_MS[0];

/** Which records a tab sends without a delay. */
export interface OwnRecords {
  /** Records that are older than this were made by earlier pages. In ms since the epoch. */
  readonly since: number;
  /** Keys of the records that were made in this tab. */
  readonly own: ReadonlySet<string>;
}

/** Returns whether this tab sends a record: it was made here or by an earlier page, or its tab has not sent it in time. */
export const isDue = ({ since, own }: OwnRecords, { key, at }: LogRecord): boolean =>
  // The clock may have been set back.
  own.has(key) || at <= since || Math.abs(Date.now() - at) >= DELAYS_MS[0];

export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

export function isSignedOut(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unauthenticated' || error.kind === 'auth' || error.status === 401;
}

/**
 * Calls `refresh` when the connection returns and when the page becomes visible, and `onStored` when another tab has added or removed the record
 * with this key; with null, all records. Returns the function that stops it.
 */
export function watchRecords(
  prefix: string,
  { refresh, onStored }: { refresh(): void; onStored(key: string | null): void },
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('online', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key.startsWith(prefix)) onStored(key?.slice(prefix.length) ?? null);
    },
    { signal },
  );
  return () => controller.abort();
}
