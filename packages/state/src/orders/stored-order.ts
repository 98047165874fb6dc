import type { OrderDetails } from '@naap/api-clients';
import { CANCEL_REASONS, HAND_BACK_REASONS, ORDER_STATUSES } from '@naap/api-clients/order-lifecycle';
import { isCurrencyCode } from '@naap/api-clients/pricing';
import * as v from 'valibot';

export const text = v.string();
export const textOrNull = v.nullable(text);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const time = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value))),
);
export const money = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(text, v.check(isCurrencyCode)),
});

/** A line of a stored order. */
export const StoredItem = v.object({
  position: count,
  variantId: text,
  name: text,
  brand: text,
  variantTitle: text,
  quantity: count,
  unitPrice: money,
  lineTotal: money,
  picture: textOrNull,
  missing: count,
  handedBack: count,
  reason: v.nullable(v.picklist(HAND_BACK_REASONS)),
});

/** An order as this device stores it, which an earlier release may have written. A field that is added to the type is missing here until it is checked. */
const StoredOrder: v.GenericSchema<OrderDetails> = v.object({
  orderId: text,
  orderName: text,
  status: text,
  createdAt: time,
  totalAmount: money,
  stage: v.picklist(ORDER_STATUSES),
  version: count,
  etag: textOrNull,
  subtotal: money,
  discount: money,
  deliveryFee: money,
  deliverTo: v.object({ name: text, phone: text, address: text }),
  items: v.array(StoredItem),
  promisedAt: v.nullable(time),
  isHandedOver: v.boolean(),
  cancelReason: v.nullable(v.picklist(CANCEL_REASONS)),
  riderName: textOrNull,
  riderPhone: textOrNull,
  doorCode: textOrNull,
  events: v.array(v.object({ kind: text, at: time })),
});

/** Returns a stored order; undefined when it is malformed or was written by a release with other fields. */
export const readStoredOrder = (value: unknown): OrderDetails | undefined =>
  v.is(StoredOrder, value) ? value : undefined;
