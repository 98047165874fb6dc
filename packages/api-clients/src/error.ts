import type { ReportProblem, ResponseProblem } from './config.ts';
import type { Money } from './pricing/index.ts';

/** The reason for a failure, for code that handles it; the shopper reads {@link ApiError.message} instead. */
export type ApiErrorKind =
  /** The remote responded with a status other than 2xx, or with a body that reports a failure. */
  | 'http'
  /** No response: unreachable, refused, connection lost. */
  | 'network'
  /** No complete response before the client's time-out. */
  | 'timeout'
  /** The caller's own signal was aborted. */
  | 'aborted'
  /** The response cannot be parsed, or does not match the schema. */
  | 'malformed'
  /** The storefront responded 200 with GraphQL errors. */
  | 'graphql'
  /** The brands service responded with an RPC status; `code` holds it. */
  | 'rpc'
  /** The phone identity provider refused; `code` holds its `auth/…` code. */
  | 'auth'
  /** The browser returned no position; `code` is a `GeolocationFailure`. */
  | 'geolocation'
  /** Nobody is signed in, so the call was never sent. */
  | 'unauthenticated';

/** The machine-readable reason why the backend refused an order (docs/decisions/wire.md). */
export type OrderRefusal =
  /** The address was deleted on another device. */
  | { readonly code: 'address_not_found' }
  | { readonly code: 'total_changed'; readonly total: Money }
  | {
      readonly code: 'unavailable';
      readonly items: readonly {
        readonly variantId: string;
        readonly reason: 'sold_out' | 'not_found' | 'other_currency';
      }[];
    };

/** An order because of which the account cannot be deleted yet. */
export interface OrderInProgress {
  readonly orderName: string;
  /** ISO 8601 time at which the account can be deleted at the latest. */
  readonly until: string;
}

export interface ApiErrorOptions {
  readonly kind: ApiErrorKind;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly refusal?: OrderRefusal | undefined;
  readonly orderInProgress?: OrderInProgress | undefined;
  readonly cause?: unknown;
}

/**
 * The only error that verbs of this package reject with.
 * `message` is a text of the error catalogue (spec section 8) and can be shown to the shopper as it is.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status of the response; undefined without a response. */
  readonly status?: number;
  /** `auth/…` of the identity provider, an RPC code such as `not_found`, or a geolocation failure. */
  readonly code?: string;
  /** What helps, in the shop's words: the description under `message`. */
  readonly detail?: string;
  readonly refusal?: OrderRefusal;
  readonly orderInProgress?: OrderInProgress;

  constructor(
    message: string,
    { kind, status, code, detail, refusal, orderInProgress, cause }: ApiErrorOptions,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    if (status !== undefined) this.status = status;
    if (code !== undefined) this.code = code;
    if (detail !== undefined) this.detail = detail;
    if (refusal !== undefined) this.refusal = refusal;
    if (orderInProgress !== undefined) this.orderInProgress = orderInProgress;
  }

  /** No response arrived. The request may have taken effect; sending it again can succeed, a change only with the same idempotency key. */
  get isRetryable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout';
  }

  /**
   * The request was refused: it had no effect, and sending it again will not help. Neither retryable nor refused are a response that cannot be
   * read, 5xx (a proxy's 504 can hide an effect), and the statuses after which the same request can succeed later: 408, 429, and 409 without a
   * reason, with which an earlier request with the same idempotency key is still running (docs/decisions/wire.md).
   */
  get isRefused(): boolean {
    if (this.kind !== 'http') return this.kind === 'auth' || this.kind === 'unauthenticated';
    const { status = 0 } = this;
    return (
      status < 500 && status !== 408 && status !== 429 && !(status === 409 && this.refusal === undefined)
    );
  }
}

/** The last parameter of every verb. */
export interface CallOptions {
  /** Aborts the call, which then rejects with an {@link ApiError} of kind `aborted`. */
  readonly signal?: AbortSignal;
}

/** Calls `report` and ignores errors that it throws. */
export function reportSafely(report: ReportProblem = logProblem, problem: ResponseProblem): void {
  try {
    report(problem);
  } catch {
    // A failing logger must not discard the data.
  }
}

const PROBLEMS = {
  malformed: ['error', 'omitted a malformed'],
  graphql: ['warn', 'errors beside the data of'],
  auth: ['warn', 'the sign-in refused'],
} as const;

/** Logs in the console why part of a response was dropped, or a sign-in refused. A malformed part is an error, so that it fails a story. */
function logProblem({ kind, subject, id, reason }: ResponseProblem): void {
  const [level, problem] = PROBLEMS[kind];
  // biome-ignore lint/suspicious/noConsole: a static page has no other log.
  console[level](`naap: ${problem} ${subject}${id === null ? '' : ` (${id})`}: ${reason}`);
}
