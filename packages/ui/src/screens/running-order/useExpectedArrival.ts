import { arrivalOf, type LoadedOrder, useContent } from '@naap/state';
import { useNow } from '../delivery-time/clock.ts';
import { type Arrival, expectedArrival } from './progress.ts';

/** Time between two looks at the clock, in ms. */
const TICK_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;

/** Returns when an order is expected, updated as the time passes. */
export function useExpectedArrival(order: Pick<LoadedOrder, 'stage' | 'createdAt' | 'promisedAt'>): Arrival {
  const { delivery } = useContent();
  return expectedArrival(order, useNow(TICK_MS), delivery);
}

/** Returns whether an order may still be on its way, until a day after it was promised. `placedAt` is in ms since the epoch. */
export function useIsRecent(placedAt: number): boolean {
  const { delivery } = useContent();
  return useNow(TICK_MS) < arrivalOf(placedAt, delivery) + DAY_MS;
}
