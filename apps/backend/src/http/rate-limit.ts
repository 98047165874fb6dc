import { HttpError } from './errors.ts';

/** Takes one request of `who`; throws 429 with Retry-After when there is none left. */
export type RateLimiter = (who: string) => void;

interface Bucket {
  tokens: number;
  updatedAt: number;
}

const WINDOW = 60_000;
/** Beyond this many callers the one seen longest ago is forgotten. */
const MAX_CALLERS = 20_000;

/** A token bucket per caller: bursts up to `perMinute`, refilled evenly. Counts in this process only. */
export function createRateLimiter(perMinute: number, now: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return (who) => {
    const time = now();
    const bucket = buckets.get(who) ?? { tokens: perMinute, updatedAt: time };
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((time - bucket.updatedAt) * perMinute) / WINDOW);
    bucket.updatedAt = time;
    // Taken out and put back, so that the map stays in the order of last use.
    buckets.delete(who);
    buckets.set(who, bucket);
    if (buckets.size > MAX_CALLERS) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    if (bucket.tokens < 1) {
      const seconds = Math.ceil(((1 - bucket.tokens) * WINDOW) / perMinute / 1000);
      throw new HttpError(429, 'Too many requests. Please try again later.', {
        headers: { 'Retry-After': String(seconds) },
      });
    }
    bucket.tokens -= 1;
  };
}
