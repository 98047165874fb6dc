import { ApiError } from '@naap/api-clients';
import { m } from '@naap/messages';

/** A message for the shopper, in the words of the spec's error catalogue. */
export interface Message {
  readonly title: string;
  readonly description?: string;
}

/**
 * The outcome of a shopper's action, with the message to show on success and on failure. Hooks never throw, toast or navigate: they
 * return a result, and the screen acts on it.
 */
export type Result<T = undefined> =
  | ({ readonly ok: true; readonly value: T } & Message)
  | ({ readonly ok: false } & Message);

/** Puts back what was removed. A failed call can be repeated. */
export type Undo = () => Promise<Result>;

/** The outcome of a removal; its value undoes it. */
export type Removal = Result<Undo>;

export function success<T>(value: T, title: string, description?: string): Result<T> {
  return { ok: true, value, title, ...(description === undefined ? {} : { description }) };
}

export function failure(title: string, description?: string): { readonly ok: false } & Message {
  return { ok: false, title, ...(description === undefined ? {} : { description }) };
}

/** Returns the error when it is an `ApiError`; otherwise wraps it in one with the message `text`. */
export function asApiError(cause: unknown, text: string): ApiError {
  return cause instanceof ApiError ? cause : new ApiError(text, { kind: 'malformed', cause });
}

/** Returns why an action failed: that the browser has no connection, or else the error's message. */
export function reasonOf({ kind, message }: ApiError): string {
  return kind === 'network' && navigator.onLine === false ? m.offline_message() : message;
}
