import { OrderEvent } from '@naap/api-clients/order-lifecycle';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from './schema.ts';
import type { Order, OrderItem, StoredEvent } from './store.ts';

// Columns are named, because the next release may add some.
export const ORDER_COLUMNS = [
  'number',
  'id',
  'status',
  'currency',
  'subtotal',
  'discount',
  'deliveryFee',
  'total',
  'couponCode',
  'deliverTo',
  'createdAt',
  'version',
  'amountDue',
  'promisedAt',
  'arrivedAt',
  'endedAt',
  'doorCode',
] as const;

export const EVENT_COLUMNS = ['orderNumber', 'kind', 'at', 'who', 'data'] as const;

export const ITEM_COLUMNS = [
  'variantId',
  'title',
  'variantTitle',
  'brand',
  'unitPrice',
  'quantity',
  'lineTotal',
  'picture',
  'productId',
  'productType',
  'size',
] as const;

export type OrderRow = Pick<Selectable<Database['orders']>, (typeof ORDER_COLUMNS)[number]>;

export const AddressRow = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  createdAt: v.number(),
});

export function toOrders(
  orders: readonly OrderRow[],
  items: readonly (OrderItem & { readonly orderNumber: number })[],
): readonly Order[] {
  const itemsByOrder = Map.groupBy(items, (item) => item.orderNumber);
  return orders.map(({ deliverTo, ...order }) => ({
    ...order,
    deliverTo: v.parse(AddressRow, JSON.parse(deliverTo)),
    items: (itemsByOrder.get(order.number) ?? []).map(({ orderNumber, ...item }) => item),
  }));
}

/** Converts rows of events, in the order of their numbers, to events by order. */
export function toEvents(
  rows: readonly Pick<Selectable<Database['orderEvents']>, (typeof EVENT_COLUMNS)[number]>[],
): ReadonlyMap<number, readonly StoredEvent[]> {
  const events = new Map<number, StoredEvent[]>();
  for (const { orderNumber, kind, data, at, who } of rows) {
    const event = v.parse(OrderEvent, { ...JSON.parse(data), kind });
    events.set(orderNumber, [...(events.get(orderNumber) ?? []), { event, at, who }]);
  }
  return events;
}
