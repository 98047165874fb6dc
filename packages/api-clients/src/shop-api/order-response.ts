import { m } from '@naap/messages';
import * as v from 'valibot';
import { isCurrencyCode, type Money, minorDigits, parseMoney, RUPEE } from '../pricing/index.ts';
import { wireId } from '../wire.ts';

const text = v.string();

/** ISO 4217's code for "no currency", so that the amount of an order with an unknown currency can still be shown. */
const NO_CURRENCY = 'XXX';

const wireAmount = v.union([v.pipe(v.number(), v.finite()), text]);

/** Parses an amount, a number or a decimal text. A total may be negative, because the coupon has no floor. */
function readAmount(amount: v.InferOutput<typeof wireAmount>, currency: string): Money {
  const decimal = typeof amount === 'number' ? amount.toFixed(minorDigits(currency)) : amount;
  return parseMoney(decimal, currency);
}

/** Transforms a value with a function that throws when the value is malformed. */
function transformOrReject<Input, Output>(read: (value: Input) => Output) {
  return v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    try {
      return read(dataset.value);
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'not an amount' });
      return NEVER;
    }
  });
}

/** The fields of an order that the list of orders has too. */
export const OrderResponse = v.pipe(
  v.object({
    order_id: wireId,
    order_name: text,
    status: v.nullish(text),
    created_at: v.pipe(
      text,
      v.check((time) => !Number.isNaN(Date.parse(time)), 'not a time'),
    ),
    currency: v.pipe(
      v.nullish(text, RUPEE),
      v.transform((code) => (isCurrencyCode(code.toUpperCase()) ? code.toUpperCase() : NO_CURRENCY)),
    ),
    total_amount: wireAmount,
  }),
  transformOrReject((order) => ({
    orderId: order.order_id,
    orderName: order.order_name,
    status: order.status || m.profile_order_confirmed(),
    createdAt: order.created_at,
    totalAmount: readAmount(order.total_amount, order.currency),
  })),
);

/** Returns the schema of an amount in the currency of the order. */
export const amountIn = (currency: string) =>
  v.pipe(
    wireAmount,
    transformOrReject((value) => readAmount(value, currency)),
  );
