import { m } from '@naap/messages';
import { arrivalOf, type Delivery, type LoadedOrder } from '@naap/state';
import { arrivalText } from '../delivery-time/time-text.ts';

const MINUTE_MS = 60_000;

/** The stages of an order, and the event with which each one begins. */
export const STAGES = [
  { stage: 'Confirmed', event: 'placed', label: m.order_stage_confirmed },
  { stage: 'Packed', event: 'packed', label: m.order_stage_packed },
  { stage: 'On the way', event: 'dispatched', label: m.order_stage_on_the_way },
  { stage: 'At the door', event: 'arrived', label: m.order_stage_at_the_door },
] as const;

/** The minutes that an order which is late needs at the most from each stage on. The new time is moved by as many, when it is missed too. */
const LATE_MINUTES: Readonly<Record<string, number>> = { Confirmed: 20, Packed: 15 };
const LATE_MINUTES_ON_THE_WAY = 10;
/** More minutes are not counted. */
const MAX_MINUTES = 120;

export interface Arrival {
  /** When the order is expected, in ms since the epoch. After `now`. */
  readonly at: number;
  /** Whole minutes until then, from 1 to 120; those of the whole tape while it is far. */
  readonly minutes: number;
  /** The minutes of tape that are left, at most `total`. */
  readonly tape: number;
  /** The minutes of the whole tape: the delivery time of the shop, so that a minute has the same length for every order. */
  readonly total: number;
  readonly isLate: boolean;
  /** The time, with its day after an opening, in place of more than 120 minutes; null when they are counted. */
  readonly farTime: string | null;
  readonly promisedAt: number;
}

type Expected = Pick<LoadedOrder, 'stage' | 'createdAt' | 'promisedAt'>;

/** Returns when an order is expected: as promised, or at a later time that has not passed yet. Times are in ms since the epoch. */
export function expectedArrival(
  { stage, createdAt, promisedAt }: Expected,
  now: number,
  delivery: Delivery,
): Arrival {
  const placed = Date.parse(createdAt);
  const promised = promisedAt === null ? arrivalOf(placed, delivery) : Date.parse(promisedAt);
  const step = (LATE_MINUTES[stage] ?? LATE_MINUTES_ON_THE_WAY) * MINUTE_MS;
  const isLate = now >= promised;
  const at = isLate ? promised + (Math.floor((now - promised) / step) + 1) * step : promised;
  // The time of `useNow`, and the clock of a device, can be before the order.
  const left = Math.ceil((at - Math.max(now, placed)) / MINUTE_MS);
  const total = delivery.minutes;
  const isFar = left > MAX_MINUTES;
  const minutes = isFar ? total : Math.max(1, left);
  return {
    at,
    minutes,
    tape: Math.min(total, minutes),
    total,
    isLate,
    farTime: isFar ? arrivalText(placed, delivery, at).time : null,
    promisedAt: promised,
  };
}

/** Returns when the last event of a kind happened, in ms since the epoch; null when none has. */
export function timeOf({ events }: Pick<LoadedOrder, 'events'>, kind: string): number | null {
  const event = events.findLast((each) => each.kind === kind);
  return event === undefined ? null : Date.parse(event.at);
}

/** Returns the number of pieces that are in the order, and how many of them the shopper keeps. */
export function countPieces({ items }: Pick<LoadedOrder, 'items'>): {
  all: number;
  kept: number;
  missing: number;
} {
  const sum = (of: (item: LoadedOrder['items'][number]) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  const missing = sum((item) => item.missing);
  const all = sum((item) => item.quantity) - missing;
  return { all, kept: all - sum((item) => item.handedBack), missing };
}
