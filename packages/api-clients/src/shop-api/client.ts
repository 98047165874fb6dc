import * as v from 'valibot';
import type { AuthenticatedConfig, ReportProblem } from '../config.ts';
import { ApiError, type CallOptions, type OrderRefusal } from '../error.ts';
import { ERROR_TEXTS } from '../error-catalogue.ts';
import { errorField, type HttpReply, parseReply, sendSignedIn } from '../http.ts';
import { isCurrencyCode, type Money, minorDigits, money, parseMoney, RUPEE } from '../pricing/index.ts';
import { tolerantList, wireId, wireLatitude, wireLongitude } from '../wire.ts';
import type { ShopApiClient } from './types.ts';

const TEXTS = ERROR_TEXTS.shopApi;

/** The client of the shop API: addresses and orders of the signed-in shopper (spec section 7). */
export function createShopApiClient(config: AuthenticatedConfig): ShopApiClient {
  return {
    async createAddress({ name, phone, address, latitude, longitude }, { signal }: CallOptions = {}) {
      const failure = TEXTS.createAddress;
      const reply = await sendSignedIn(config, {
        method: 'POST',
        path: '/customer/address',
        body: { address, name, phone, latitude, longitude },
        signal,
        failure,
      });
      return readReply(AddressReply, reply, failure);
    },

    async listAddresses({ signal }: CallOptions = {}) {
      const failure = TEXTS.listAddresses;
      const reply = await sendSignedIn(config, { path: '/customer/address', signal, failure });
      const addresses = tolerantList('address', AddressReply, config.report, { needsOne: true });
      return readReply(addresses, reply, failure);
    },

    async deleteAddress(id, { signal }: CallOptions = {}) {
      const failure = TEXTS.deleteAddress;
      const path = `/customer/address/${encodeURIComponent(id)}`;
      refuseFailure(await sendSignedIn(config, { method: 'DELETE', path, signal, failure }), failure);
    },

    async placeOrder({ address, couponCode, expectedTotal, idempotencyKey }, { signal }: CallOptions = {}) {
      const failure = TEXTS.placeOrder;
      const reply = await sendSignedIn(config, {
        method: 'POST',
        path: '/order',
        headers: { 'idempotency-key': idempotencyKey },
        body: {
          address: {
            full_address: address.fullAddress,
            name: address.name,
            phone: address.phone,
            latitude: address.latitude,
            longitude: address.longitude,
            address_id: address.addressId,
          },
          ...(couponCode === undefined ? {} : { coupon_code: couponCode }),
          ...(expectedTotal === undefined ? {} : { expected_total: expectedTotal.amount }),
        },
        signal,
        failure,
      });
      const { status, order_id } = readReply(PlacedOrderReply, reply, failure);
      if (status !== 'success') throw refusal(reply, failure);
      return order_id == null ? {} : { orderId: order_id };
    },

    async listOrders({ after } = {}, { signal }: CallOptions = {}) {
      const failure = TEXTS.listOrders;
      const path = after === undefined ? '/orders' : `/orders?after=${encodeURIComponent(after)}`;
      const reply = await sendSignedIn(config, { path, signal, failure });
      const { orders, cursor } = readReply(OrdersReply(config.report), reply, failure);
      return { orders, cursor: cursor || null };
    },
  };
}

const text = v.string();

const AddressReply = v.object({
  id: wireId,
  name: text,
  phone: text,
  address: text,
  latitude: wireLatitude,
  longitude: wireLongitude,
});

const PlacedOrderReply = v.object({ status: text, order_id: v.nullish(wireId) });

/** ISO 4217's code for "no currency": the amount of an order is shown also when nobody knows in what. */
const NO_CURRENCY = 'XXX';

/** Reads the total of an order, a number or a decimal text. It may be negative, as the coupon has no floor. */
function readTotal(total: number | string, currency: string): Money {
  const decimal = typeof total === 'number' ? total.toFixed(minorDigits(currency)) : total;
  return parseMoney(decimal, currency);
}

const OrderReply = v.pipe(
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
    total_amount: v.union([v.pipe(v.number(), v.finite()), text]),
  }),
  v.rawTransform(({ dataset: { value: order }, addIssue, NEVER }) => {
    try {
      return {
        orderId: order.order_id,
        orderName: order.order_name,
        status: order.status || 'Confirmed',
        createdAt: order.created_at,
        totalAmount: readTotal(order.total_amount, order.currency),
      };
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'not an amount' });
      return NEVER;
    }
  }),
);

const OrdersReply = (report: ReportProblem | undefined) =>
  v.object({
    orders: tolerantList('order', OrderReply, report, { needsOne: true }),
    cursor: v.nullish(text),
  });

function readReply<Schema extends v.GenericSchema>(
  schema: Schema,
  reply: HttpReply,
  failure: string,
): v.InferOutput<Schema> {
  refuseFailure(reply, failure);
  return parseReply(schema, reply.body, failure);
}

function refuseFailure(reply: HttpReply, failure: string): void {
  if (!reply.ok) throw refusal(reply, failure);
}

/** The reply's own error is the message (spec section 7), the catalogue's text the fallback. */
function refusal({ status, body }: HttpReply, failure: string): ApiError {
  const text = errorField(body) ?? failure;
  return new ApiError(text, { kind: 'http', status, refusal: orderRefusal(body) });
}

const OrderRefusalReply = v.variant('code', [
  v.object({
    code: v.literal('total_changed'),
    total: v.pipe(v.number(), v.safeInteger()),
    currency: v.pipe(text, v.check(isCurrencyCode)),
  }),
  v.object({
    code: v.literal('unavailable'),
    items: v.array(
      v.object({
        product_variant_id: text,
        reason: v.fallback(v.picklist(['sold_out', 'not_found', 'other_currency']), 'sold_out'),
      }),
    ),
  }),
]);

function orderRefusal(body: unknown): OrderRefusal | undefined {
  const result = v.safeParse(OrderRefusalReply, body);
  if (!result.success) return undefined;
  const reply = result.output;
  return reply.code === 'total_changed'
    ? { code: reply.code, total: money(reply.total, reply.currency) }
    : {
        code: reply.code,
        items: reply.items.map(({ product_variant_id, reason }) => ({
          variantId: product_variant_id,
          reason,
        })),
      };
}
