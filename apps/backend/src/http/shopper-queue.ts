import pLimit, { type LimitFunction } from 'p-limit';
import { createRefusalCounter } from '../metrics.ts';
import { HttpError } from './errors.ts';

export type RunForShopper = <T>(shopper: string, work: () => Promise<T>) => Promise<T>;

/** How many requests of one shopper wait for their turn. */
const MAX_WAITING = 100;

interface Queue {
  readonly limit: LimitFunction;
  /** Requests that run or wait. */
  requests: number;
}

/**
 * Creates a function that runs at most `concurrency` requests of one shopper at the same time, so that one shopper cannot occupy all database
 * connections. Further requests wait; with 100 waiting, they reject with HttpError 429.
 */
export function createShopperQueue(concurrency: number): RunForShopper {
  const queues = new Map<string, Queue>();
  const refusals = createRefusalCounter();
  return async (shopper, work) => {
    const queue = queues.get(shopper) ?? { limit: pLimit(concurrency), requests: 0 };
    if (queue.requests >= concurrency + MAX_WAITING) {
      refusals.add(1, { limit: 'queue' });
      throw new HttpError('rate_limited', 'Too many requests. Please try again later.', {
        headers: { 'Retry-After': '1' },
      });
    }
    queue.requests += 1;
    queues.set(shopper, queue);
    try {
      return await queue.limit(work);
    } finally {
      queue.requests -= 1;
      if (queue.requests === 0) queues.delete(shopper);
    }
  };
}
