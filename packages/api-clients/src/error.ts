import type { Money } from './pricing/index.ts';

/** What went wrong, for code that must decide; the shopper reads {@link ApiError.message} instead. */
export type ApiErrorKind =
  /** The remote answered with a status other than 2xx, or said in its body that it refused. */
  | 'http'
  /** No answer: unreachable, refused, connection lost. */
  | 'network'
  /** No complete answer within the client's time limit. */
  | 'timeout'
  /** The caller's own signal was aborted. */
  | 'aborted'
  /** An answer that cannot be read or has another shape than agreed. */
  | 'malformed'
  /** The storefront answered 200 with GraphQL errors. */
  | 'graphql'
  /** The brands service answered with an RPC status; `code` holds it. */
  | 'rpc'
  /** The phone identity provider refused; `code` holds its `auth/…` code. */
  | 'auth'
  /** The browser gave no position; `code` is one of `GeolocationFailure`. */
  | 'geolocation'
  /** Nobody is signed in, so the call was never sent. */
  | 'unauthenticated';

/** Why our backend refused an order, for the screen that acts on it (docs/decisions/wire.md). */
export type OrderRefusal =
  | { readonly code: 'total_changed'; readonly total: Money }
  | {
      readonly code: 'unavailable';
      readonly items: readonly {
        readonly variantId: string;
        readonly reason: 'sold_out' | 'not_found' | 'other_currency';
      }[];
    };

export interface ApiErrorOptions {
  readonly kind: ApiErrorKind;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly refusal?: OrderRefusal | undefined;
  readonly cause?: unknown;
}

/**
 * The one error every verb of this package rejects with.
 * `message` is a text of the error catalogue (spec section 8) and can be shown to the shopper as it is.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status of the reply, where there was one. */
  readonly status?: number;
  /** `auth/…` of the identity provider, an RPC code such as `not_found`, or a geolocation failure. */
  readonly code?: string;
  /** The remote's own words, shown as the description under `message` where the spec asks for it. */
  readonly detail?: string;
  readonly refusal?: OrderRefusal;

  constructor(message: string, { kind, status, code, detail, refusal, cause }: ApiErrorOptions) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    if (status !== undefined) this.status = status;
    if (code !== undefined) this.code = code;
    if (detail !== undefined) this.detail = detail;
    if (refusal !== undefined) this.refusal = refusal;
  }
}

/** Options every verb takes last. */
export interface CallOptions {
  /** Abort it and the verb rejects with an {@link ApiError} of kind `aborted`. */
  readonly signal?: AbortSignal;
}
