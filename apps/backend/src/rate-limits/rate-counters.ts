import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../http/errors.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { createRefusalCounter } from '../metrics.ts';

/** Counts requests in windows of a minute. `rate-counters.test.ts` tests every implementation. */
export interface RateCounters {
  /** Creates a limiter; limiters with the same name share their counts, also in other processes on the same database. */
  createLimiter(name: string, perMinute: number): RateLimiter;
  /** Deletes the counts of past windows. */
  deleteExpired(): Promise<void>;
  close(): Promise<void>;
}

/** Creates counters of this process only. */
export function createMemoryCounters(): RateCounters {
  return {
    createLimiter: (name, perMinute) => toRateLimiter(new RateLimiterMemory(limiterOptions(name, perMinute))),
    async deleteExpired() {},
    async close() {},
  };
}

/** Returns the options that every limiter of rate-limiter-flexible has. */
function limiterOptions(name: string, perMinute: number) {
  return { keyPrefix: name, points: perMinute, duration: 60 };
}

/** Returns the further options of a limiter on a database. */
export function sharedLimiterOptions(name: string, perMinute: number) {
  const options = limiterOptions(name, perMinute);
  return {
    ...options,
    // A client over its limit is refused from memory until its window ends, without the database.
    inMemoryBlockOnConsumed: perMinute + 1,
    // While the database does not respond, this process counts for itself.
    insuranceLimiter: new RateLimiterMemory(options),
    tableName: RATE_LIMITS_TABLE,
    // The library's own timer does not handle a failure; `deleteExpired` replaces it.
    clearExpiredByTimeout: false,
  };
}

export const RATE_LIMITS_TABLE = 'rate_limits';

/** Requests of a client in the current window that this process has counted in advance. */
interface Advance {
  left: number;
  /** End of the window in milliseconds since 1970. */
  readonly until: number;
}

const MAX_ADVANCES = 10_000;

/**
 * Returns the limiter as a function. A process counts a sixtieth of the limit in advance, and then accepts that many requests without the
 * database. Requests that it has counted but not received, when the window or the process ends, are lost, so a client of several processes is
 * refused that much earlier, never later.
 */
export function toRateLimiter(limiter: RateLimiterAbstract): RateLimiter {
  const refusals = createRefusalCounter();
  const step = Math.max(1, Math.floor(limiter.points / 60));
  const advances = new LRUCache<string, Advance>({ max: MAX_ADVANCES });
  /** Counts in flight. A client has one at most: requests at the same time would otherwise each count a step. */
  const counts = new Map<string, Promise<void>>();
  const count = async (client: string) => {
    const { msBeforeNext } = await limiter.consume(client, step);
    advances.set(client, { left: step - 1, until: Date.now() + msBeforeNext });
  };
  return async (client) => {
    try {
      for (;;) {
        const advance = advances.get(client);
        if (advance && advance.left > 0 && Date.now() < advance.until) {
          advance.left -= 1;
          return;
        }
        const inFlight = counts.get(client);
        if (!inFlight) break;
        await inFlight;
      }
      const counted = count(client).finally(() => counts.delete(client));
      counts.set(client, counted);
      await counted;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      refusals.add(1, { limit: limiter.keyPrefix });
      throw new HttpError('rate_limited', 'Too many requests. Please try again later.', {
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(error.msBeforeNext / 1000))) },
      });
    }
  };
}
