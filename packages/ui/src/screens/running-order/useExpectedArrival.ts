import { type LoadedOrder, useContent } from '@naap/state';
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

/** Returns whether an order may still be on its way: it was placed at most a day ago. `placedAt` is in ms since the epoch. */
export const useIsRecent = (placedAt: number): boolean => useNow(TICK_MS) - placedAt < DAY_MS;
