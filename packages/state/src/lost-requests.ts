import { ApiError } from '@naap/api-clients';

/** Delays in milliseconds before an idempotent request that got no response is retried. */
export const LOST_REQUEST_DELAYS_MS = [300, 1_000, 2_000] as const;

/** Returns whether a request got no response although the browser is online. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && navigator.onLine !== false;
}
