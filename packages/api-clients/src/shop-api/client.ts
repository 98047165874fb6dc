import * as v from 'valibot';
import type { AuthenticatedConfig, ReportProblem } from '../config.ts';
import { ApiError, type CallOptions, type OrderInProgress, type OrderRefusal } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { type HttpCall, type HttpResponse, sendSignedIn } from '../http.ts';
import { loadOnCall } from '../load-on-call.ts';
import { errorField, parseResponse } from '../parse-response.ts';
import { isCurrencyCode, money } from '../pricing/index.ts';
import { tolerantList, wireId, wireLatitude, wireList, wireLongitude } from '../wire.ts';
import { OrderResponse } from './order-response.ts';
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

  const orders = loadOnCall(async () => (await import('./orders.ts')).createOrderVerbs(config), {
    getOrder: MESSAGES.listOrders,
    changeOrder: MESSAGES.listOrders,
    getPushKey: MESSAGES.listOrders,
    followOrder: MESSAGES.listOrders,
  });

  const naap = loadOnCall(async () => (await import('./naap.ts')).createNaapVerbs(config), {
    getNaap: MESSAGES.getNaap,
    saveNaap: MESSAGES.getNaap,
    deleteNaap: MESSAGES.getNaap,
    getProductFit: MESSAGES.getNaap,
  });

  return {
    ...orders,
    ...naap,

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
