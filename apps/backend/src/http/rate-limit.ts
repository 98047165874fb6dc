import { HttpError } from './errors.ts';

/** Counts one request of a client. Throws HttpError 429 with Retry-After when the client is over the limit. */
export type RateLimiter = (client: string) => void;

interface Bucket {
  tokens: number;
  updatedAt: number;
}

const WINDOW_MS = 60_000;
/** With more clients, the bucket that was not used for the longest time is dropped. */
const MAX_CLIENTS = 20_000;

/** Creates a rate limiter with one token bucket per client: bursts up to `perMinute`, refilled evenly. Counts in this process only. */
export function createRateLimiter(perMinute: number, now: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return (client) => {
    const time = now();
    const bucket = buckets.get(client) ?? { tokens: perMinute, updatedAt: time };
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((time - bucket.updatedAt) * perMinute) / WINDOW_MS);
    bucket.updatedAt = time;
    // Re-inserted, so that the map stays in the order of last use.
    buckets.delete(client);
    buckets.set(client, bucket);
    if (buckets.size > MAX_CLIENTS) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    if (bucket.tokens < 1) {
      const seconds = Math.ceil(((1 - bucket.tokens) * WINDOW_MS) / perMinute / 1000);
      throw new HttpError(429, 'Too many requests. Please try again later.', {
        headers: { 'Retry-After': String(seconds) },
      });
    }
    bucket.tokens -= 1;
  };
}
