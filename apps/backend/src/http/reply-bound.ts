import { LRUCache } from 'lru-cache';
import { createRefusalCounter } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { HttpError } from './errors.ts';

/** Called before a reply of a shopper is stored. Rejects with HttpError 429 with Retry-After when too many are stored. */
export type RequireReplyRoom = (customerId: string) => Promise<void>;

const MAX_SHOPPERS = 10_000;
/** Value of Retry-After. Stored replies are deleted one after the other, as they get older than the retention time. */
const RETRY_AFTER_S = 3_600;

/**
 * Creates the limit of the stored replies of one shopper. A process counts them in the database only once for every `max / 20` replies that it
 * stores for the shopper, so that most shoppers cost no statement. Each process can therefore exceed `max` by a twentieth.
 */
export function createReplyBound(store: Pick<Store, 'read'>, max: number): RequireReplyRoom {
  const refusals = createRefusalCounter();
  const step = Math.max(1, Math.floor(max / 20));
  /** Replies of a shopper that this process has stored since it last asked the database. */
  const uncounted = new LRUCache<string, number>({ max: MAX_SHOPPERS });
  return async (customerId) => {
    const replies = (uncounted.get(customerId) ?? 0) + 1;
    if (replies < step) {
      uncounted.set(customerId, replies);
      return;
    }
    if (!(await store.read(customerId).hasReplies(max))) {
      uncounted.delete(customerId);
      return;
    }
    refusals.add(1, { limit: 'replies' });
    throw new HttpError('rate_limited', 'Too many requests. Please try again later.', {
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
      details: { problem: 'Too many replies are stored for Idempotency-Keys of this shopper' },
    });
  };
}
