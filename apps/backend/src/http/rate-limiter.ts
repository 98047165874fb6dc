/** Counts one request of a client. Rejects with HttpError 429 with Retry-After when the client is over its limit. */
export type RateLimiter = (client: string) => Promise<void>;

/** The rate limiters of a backend. A missing limiter limits nothing. */
export interface RateLimiters {
  /** Counts by the identity provider's ID of the user. */
  readonly shopper?: RateLimiter;
  /** Counts requests for all of a shopper's data and for its deletion, in addition to `shopper` and by the same ID. */
  readonly account?: RateLimiter;
  /** Counts requests that identify no shopper, by `clientNetwork`. */
  readonly address?: RateLimiter;
}
