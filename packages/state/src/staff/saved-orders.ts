import {
  CANCEL_REASONS,
  FINAL_STATUSES,
  ORDER_STATUSES,
  STAFF_ROLES,
} from '@naap/api-clients/order-lifecycle';
import type { StaffOrder, StaffOrders } from '@naap/api-clients/staff-api';
import * as v from 'valibot';
import { count, money, StoredItem, text, textOrNull, time } from '../orders/stored-order.ts';
import type { SafeStorage } from '../safe-storage.ts';
import { STAFF_ORDERS_KEY } from './device-keys.ts';

/** How long the device keeps an order after its end, and one that has not ended after it was placed. In ms. */
const KEPT_AFTER_END_MS = 60 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;

export interface SavedOrders {
  readonly customerId: string;
  /** When they were read, in ms since the epoch. */
  readonly at: number;
  readonly value: StaffOrders;
}

/** Returns the orders, read at `readAt`, that a rider may still need, because they have names, addresses and phone numbers. */
export function withoutOld(value: StaffOrders, readAt: number, now: number): StaffOrders {
  const orders = value.orders.filter((order) => {
    const last = lastTimeOf(order);
    // The backend sends none that is too old, so the clock of this device is ahead.
    const start = readAt - last < keptFor(order) ? last : readAt;
    return now - start < keptFor(order);
  });
  return orders.length === value.orders.length ? value : { ...value, orders };
}

const keptFor = ({ status }: StaffOrder) => (FINAL_STATUSES.has(status) ? KEPT_AFTER_END_MS : KEPT_MS);

function lastTimeOf({ status, createdAt, events }: StaffOrder): number {
  return Date.parse((FINAL_STATUSES.has(status) && events.at(-1)?.at) || createdAt);
}

/** Returns the stored orders that a rider may still need; null when there are none. */
export function readSavedOrders(storage: SafeStorage): SavedOrders | null {
  const saved = parse(storage.get(STAFF_ORDERS_KEY));
  return saved && { ...saved, value: withoutOld(saved.value, saved.at, Date.now()) };
}

/** Deletes the stored orders that are too old. */
export function forgetOldOrders(storage: SafeStorage): void {
  const saved = readSavedOrders(storage);
  if (saved) writeSavedOrders(storage, saved);
}

const Member = v.object({ id: text, name: text });

/** The orders as this device stores them, which an earlier release may have written with other fields. */
const StoredOrders: v.GenericSchema<SavedOrders> = v.object({
  customerId: text,
  at: v.number(),
  value: v.object({
    me: v.object({ ...Member.entries, role: v.picklist(STAFF_ROLES), store: text }),
    riders: v.array(Member),
    orders: v.array(
      v.object({
        orderId: text,
        orderName: text,
        createdAt: time,
        promisedAt: v.nullable(time),
        cancelReason: v.nullable(v.picklist(CANCEL_REASONS)),
        items: v.array(v.object({ ...StoredItem.entries, shelf: textOrNull })),
        events: v.array(v.object({ kind: text, at: time })),
        deliverTo: v.nullable(
          v.object({ name: text, phone: text, address: text, latitude: v.number(), longitude: v.number() }),
        ),
        version: count,
        status: v.picklist(ORDER_STATUSES),
        discount: money,
        rider: v.nullable(Member),
        wrongCodes: count,
        isHandedOver: v.boolean(),
        isToShelve: v.boolean(),
      }),
    ),
  }),
});

function parse(stored: string | null): SavedOrders | null {
  try {
    const saved: unknown = JSON.parse(stored ?? 'null');
    return v.is(StoredOrders, saved) ? saved : null;
  } catch {
    return null;
  }
}

export function writeSavedOrders(storage: SafeStorage, saved: SavedOrders): void {
  if (saved.value.orders.length === 0) storage.remove(STAFF_ORDERS_KEY);
  else storage.set(STAFF_ORDERS_KEY, JSON.stringify(saved));
}
