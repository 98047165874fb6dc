/** Counts one request of a client. Rejects with HttpError 429 with Retry-After when the client is over its limit. */
export type RateLimiter = (client: string) => Promise<void>;

/** The rate limits of a backend. Without one, requests are not limited. */
export interface RateLimiters {
  /** By the identity provider's ID of the user. */
  readonly shopper?: RateLimiter;
  /** Of the requests for all of a shopper's data and for their deletion, besides `shopper`. By the same ID. */
  readonly account?: RateLimiter;
  /** Of requests that identify no shopper, by `clientNetwork`. */
  readonly address?: RateLimiter;
}
