import { ApiError } from '@naap/api-clients';

/** Words for the shopper, exactly as the spec's catalogue has them; a screen shows them as they are. */
export interface Message {
  readonly title: string;
  readonly description?: string;
}

/**
 * How an action of the shopper ended. Hooks never throw, toast or navigate: they answer this, and the screen
 * decides. Both ways carry the words to show.
 */
export type Result<T = undefined> =
  | ({ readonly ok: true; readonly value: T } & Message)
  | ({ readonly ok: false } & Message);

export function success<T>(value: T, title: string, description?: string): Result<T> {
  return { ok: true, value, title, ...(description === undefined ? {} : { description }) };
}

export function failure(title: string, description?: string): { readonly ok: false } & Message {
  return { ok: false, title, ...(description === undefined ? {} : { description }) };
}

/** The error as an `ApiError`; anything else that was thrown becomes one that says `text`. */
export function asApiError(cause: unknown, text: string): ApiError {
  return cause instanceof ApiError ? cause : new ApiError(text, { kind: 'malformed', cause });
}

/**
 * Whether nobody can tell if the call took effect: its answer was lost, cannot be read, or the first sending of
 * the same key still runs (409, docs/decisions/wire.md). Sending it again is safe with the same idempotency key only.
 */
export function isUncertain(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return false;
  if (cause.kind === 'http') return cause.status === 409 && cause.refusal === undefined;
  return cause.kind === 'network' || cause.kind === 'timeout' || cause.kind === 'malformed';
}
