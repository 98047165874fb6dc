import * as v from 'valibot';
import { CANCEL_REASONS, HAND_BACK_REASONS, ORDER_STATUSES } from '../order-lifecycle/index.ts';
import { wireId, wireList, wireNullable } from '../wire.ts';
import { amountIn } from './order-response.ts';

const text = v.string();
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const time = v.pipe(text, v.isoTimestamp());

/** The schemas of the fields about an order's progress that its shopper and the staff receive; amounts are in the order's currency. */
export function progressFields(currency: string) {
  const amount = amountIn(currency);
  const item = v.pipe(
    v.object({
      product_variant_id: wireId,
      title: text,
      brand: text,
      variant_title: text,
      picture: wireNullable(text),
      unit_price: amount,
      line_total: amount,
      position: count,
      quantity: v.pipe(count, v.minValue(1)),
      missing: count,
      handed_back: count,
      reason: wireNullable(v.picklist(HAND_BACK_REASONS)),
      // Only the staff receive it.
      shelf: v.optional(v.nullable(text)),
    }),
    v.check(
      ({ quantity, missing, handed_back }) => missing + handed_back <= quantity,
      'more pieces than ordered',
    ),
    v.transform(
      ({ product_variant_id, title, variant_title, unit_price, line_total, handed_back, ...fields }) => ({
        ...fields,
        variantId: product_variant_id,
        name: title,
        variantTitle: variant_title,
        unitPrice: unit_price,
        lineTotal: line_total,
        handedBack: handed_back,
      }),
    ),
  );
  return {
    // Another system of the store may have written a status, which the list shows as it is.
    status: v.fallback(v.picklist(ORDER_STATUSES), 'Confirmed'),
    version: count,
    discount: amount,
    promised_at: wireNullable(time),
    is_handed_over: v.boolean(),
    cancel_reason: wireNullable(v.picklist(CANCEL_REASONS)),
    // Not tolerant: without one of its items, the amount due would be wrong.
    items: wireList(item),
    events: wireList(v.object({ kind: text, at: time })),
  };
}
