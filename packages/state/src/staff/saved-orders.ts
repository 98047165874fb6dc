import { FINAL_STATUSES } from '@naap/api-clients/order-lifecycle';
import type { StaffOrder, StaffOrders } from '@naap/api-clients/staff-api';
import type { SafeStorage } from '../safe-storage.ts';

/** Local-storage key of a rider's orders, as they were last seen (docs/decisions/orders.md). */
export const STAFF_ORDERS_KEY = 'staffOrders';

/** How long the device keeps an order after its end, and one that has not ended after it was placed. In ms. */
const KEPT_AFTER_END_MS = 60 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;

export interface SavedOrders {
  readonly customerId: string;
  /** When they were read, in ms since the epoch. */
  readonly at: number;
  readonly value: StaffOrders;
}

/** Returns the orders that a rider may still need, because they have names, addresses and phone numbers. */
export function withoutOld<Orders extends Pick<StaffOrders, 'orders'>>(value: Orders, now: number): Orders {
  const orders = value.orders.filter((order) => now - lastTimeOf(order) < keptFor(order));
  return orders.length === value.orders.length ? value : { ...value, orders };
}

const keptFor = ({ status }: StaffOrder) => (FINAL_STATUSES.has(status) ? KEPT_AFTER_END_MS : KEPT_MS);

function lastTimeOf({ status, createdAt, events }: StaffOrder): number {
  return Date.parse((FINAL_STATUSES.has(status) && events.at(-1)?.at) || createdAt);
}

/** Returns the stored orders that a rider may still need; null when there are none. */
export function readSavedOrders(storage: SafeStorage): SavedOrders | null {
  const saved = parse(storage.get(STAFF_ORDERS_KEY));
  return saved && { ...saved, value: withoutOld(saved.value, Date.now()) };
}

/** Deletes the stored orders that are too old. */
export function forgetOldOrders(storage: SafeStorage): void {
  const saved = readSavedOrders(storage);
  if (saved) writeSavedOrders(storage, saved);
}

function parse(text: string | null): SavedOrders | null {
  try {
    const saved = JSON.parse(text ?? 'null');
    const isSaved = typeof saved?.customerId === 'string' && Array.isArray(saved.value?.orders);
    return isSaved ? saved : null;
  } catch {
    return null;
  }
}

export function writeSavedOrders(storage: SafeStorage, saved: SavedOrders): void {
  if (saved.value.orders.length === 0) storage.remove(STAFF_ORDERS_KEY);
  else storage.set(STAFF_ORDERS_KEY, JSON.stringify(saved));
}
