import { m } from '@naap/messages';
import * as v from 'valibot';
import type { AuthenticatedConfig, ReportProblem } from '../config.ts';
import { ApiError, type CallOptions, type OrderInProgress, type OrderRefusal } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { errorField, type HttpCall, type HttpResponse, parseResponse, sendSignedIn } from '../http.ts';
import { isCurrencyCode, type Money, minorDigits, money, parseMoney, RUPEE } from '../pricing/index.ts';
import { tolerantList, wireId, wireLatitude, wireList, wireLongitude } from '../wire.ts';
import type { Address, ShopApiClient } from './types.ts';

const MESSAGES = ERROR_MESSAGES.shopApi;

/** Creates the client of the shop API: addresses and orders of the signed-in shopper (spec section 7). */
export function createShopApiClient(config: AuthenticatedConfig): ShopApiClient {
  async function saveAddress(
    body: object,
    options: Pick<HttpCall, 'signal' | 'keepalive'>,
  ): Promise<Address> {
    const failure = MESSAGES.createAddress;
    const path = '/customer/address';
    const response = await sendSignedIn(config, { method: 'POST', path, body, failure, ...options });
    return readResponse(AddressResponse, response, failure);
  }

  return {
    async createAddress({ name, phone, address, latitude, longitude }, { signal }: CallOptions = {}) {
      return saveAddress({ address, name, phone, latitude, longitude }, { signal });
    },

    async restoreAddress({ createdAt, ...address }, { signal }: CallOptions = {}) {
      const body = { ...address, ...(createdAt !== undefined && { created_at: createdAt }) };
      return saveAddress(body, { signal, keepalive: true });
    },

    async listAddresses({ signal }: CallOptions = {}) {
      const failure = MESSAGES.listAddresses;
      const response = await sendSignedIn(config, { path: '/customer/address', signal, failure });
      const addresses = tolerantList('address', AddressResponse, config.report, { needsOne: true });
      return readResponse(addresses, response, failure);
    },

    async deleteAddress(id, { signal }: CallOptions = {}) {
      const failure = MESSAGES.deleteAddress;
      const path = `/customer/address/${encodeURIComponent(id)}`;
      refuseFailure(await sendSignedIn(config, { method: 'DELETE', path, signal, failure }), failure);
    },

    async placeOrder({ address, couponCode, expectedTotal, idempotencyKey }, { signal }: CallOptions = {}) {
      const failure = MESSAGES.placeOrder;
      const response = await sendSignedIn(config, {
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
      const { status, order_id } = readResponse(PlacedOrderResponse, response, failure);
      if (status !== 'success') throw refusal(response, failure);
      return order_id == null ? {} : { orderId: order_id };
    },

    async listOrders({ after } = {}, { signal }: CallOptions = {}) {
      const failure = MESSAGES.listOrders;
      const path = after === undefined ? '/orders' : `/orders?after=${encodeURIComponent(after)}`;
      const response = await sendSignedIn(config, { path, signal, failure });
      const { orders, cursor } = readResponse(OrdersResponse(config.report), response, failure);
      return { orders, cursor: cursor || null };
    },

    async getOrder(id, { signal }: CallOptions = {}) {
      const failure = MESSAGES.listOrders;
      const path = `/order/${encodeURIComponent(id)}`;
      const response = await sendSignedIn(config, { path, signal, failure });
      const order = readResponse(OrderResponse, response, failure);
      const contents = OrderContentsResponse(order.totalAmount.currency, config.report);
      return { ...order, ...readResponse(contents, response, failure) };
    },

    async readStoredData({ after } = {}, { signal }: CallOptions = {}) {
      const failure = MESSAGES.readStoredData;
      const path = `/customer/data${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`;
      return readResponse(StoredDataResponse, await sendSignedIn(config, { path, signal, failure }), failure);
    },

    async deleteAccount({ signal }: CallOptions = {}) {
      const failure = MESSAGES.deleteAccount;
      const response = await sendSignedIn(config, { method: 'DELETE', path: '/customer', signal, failure });
      if (response.ok) return;
      const { status, body } = response;
      throw new ApiError(errorField(body) ?? failure, {
        kind: 'http',
        status,
        orderInProgress: orderInProgress(body),
      });
    },
  };
}

const text = v.string();

const AddressResponse = v.pipe(
  v.object({
    id: wireId,
    name: text,
    phone: text,
    address: text,
    latitude: wireLatitude,
    longitude: wireLongitude,
    created_at: v.fallback(v.optional(text), undefined),
  }),
  v.transform(({ created_at, ...address }) => ({
    ...address,
    ...(created_at !== undefined && { createdAt: created_at }),
  })),
);

const PlacedOrderResponse = v.object({ status: text, order_id: v.nullish(wireId) });

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

const OrderResponse = v.pipe(
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

/** The fields of one order that the list of orders does not have; amounts are in the order's currency. */
function OrderContentsResponse(currency: string, report: ReportProblem | undefined) {
  const amount = v.pipe(
    wireAmount,
    transformOrReject((value) => readAmount(value, currency)),
  );
  const item = v.pipe(
    v.object({
      product_variant_id: wireId,
      title: text,
      brand: text,
      variant_title: text,
      quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      line_total: amount,
    }),
    v.transform(({ product_variant_id, title, brand, variant_title, quantity, line_total }) => ({
      variantId: product_variant_id,
      name: title,
      brand,
      variantTitle: variant_title,
      quantity,
      lineTotal: line_total,
    })),
  );
  return v.pipe(
    v.object({
      subtotal: amount,
      discount: amount,
      delivery_fee: amount,
      deliver_to: v.object({ name: text, phone: text, address: text }),
      items: tolerantList('order item', item, report, { needsOne: true }),
    }),
    v.transform(({ delivery_fee, deliver_to, ...contents }) => ({
      ...contents,
      deliveryFee: delivery_fee,
      deliverTo: deliver_to,
    })),
  );
}

const OrdersResponse = (report: ReportProblem | undefined) =>
  v.object({
    orders: tolerantList('order', OrderResponse, report, { needsOne: true }),
    cursor: v.nullish(text),
  });

function readResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  response: HttpResponse,
  failure: string,
): v.InferOutput<Schema> {
  refuseFailure(response, failure);
  return parseResponse(schema, response.body, failure);
}

function refuseFailure(response: HttpResponse, failure: string): void {
  if (!response.ok) throw refusal(response, failure);
}

/** Creates the error of a failed call. Its message is the response's `error` field (spec section 7), or else `failure`. */
function refusal({ status, body }: HttpResponse, failure: string): ApiError {
  const text = errorField(body) ?? failure;
  return new ApiError(text, { kind: 'http', status, refusal: orderRefusal(body) });
}

const StoredDataResponse = v.objectWithRest(
  { orders: wireList(v.unknown()), stored_replies: wireList(v.unknown()), cursor: v.optional(text) },
  v.unknown(),
);

const OrderInProgressResponse = v.object({
  code: v.literal('order_in_progress'),
  order_name: text,
  until: v.pipe(text, v.isoTimestamp()),
});

function orderInProgress(body: unknown): OrderInProgress | undefined {
  const { success, output } = v.safeParse(OrderInProgressResponse, body);
  return success ? { orderName: output.order_name, until: output.until } : undefined;
}

const OrderRefusalResponse = v.variant('code', [
  v.object({ code: v.literal('address_not_found') }),
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
  const result = v.safeParse(OrderRefusalResponse, body);
  if (!result.success) return undefined;
  const response = result.output;
  if (response.code === 'address_not_found') return response;
  if (response.code === 'total_changed')
    return { code: response.code, total: money(response.total, response.currency) };
  const items = response.items.map(({ product_variant_id, reason }) => ({
    variantId: product_variant_id,
    reason,
  }));
  return { code: response.code, items };
}
