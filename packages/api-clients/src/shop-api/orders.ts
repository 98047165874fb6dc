import { m } from '@naap/messages';
import * as v from 'valibot';
import type { AuthenticatedConfig } from '../config.ts';
import { ApiError, type CallOptions } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { type HttpResponse, sendSignedIn } from '../http.ts';
import { errorField, parseResponse } from '../parse-response.ts';
import { wireNullable } from '../wire.ts';
import { amountIn, OrderResponse } from './order-response.ts';
import { count, progressFields } from './progress-response.ts';
import type { OrderChange, OrderDetails, ShopApiClient } from './types.ts';

/** Creates the verbs of one order, whose code is loaded when an order is opened. */
export function createOrderVerbs(
  config: AuthenticatedConfig,
): Pick<ShopApiClient, 'getOrder' | 'changeOrder' | 'getPushKey' | 'followOrder'> {
  return {
    async getOrder(id, known, { signal }: CallOptions = {}) {
      const failure = ERROR_MESSAGES.shopApi.listOrders;
      const headers = known?.etag ? { 'if-none-match': known.etag } : {};
      const response = await sendSignedIn(config, { path: pathOf(id), headers, signal, failure });
      if (response.status === 304 && known) return known;
      if (!response.ok) throw refusal(response, failure);
      return { ...parseOrder(response.body, failure), etag: response.etag };
    },

    async changeOrder(id, { version, idempotencyKey, ...change }, { signal }: CallOptions = {}) {
      const failure = m.order_change_failed();
      const response = await sendSignedIn(config, {
        ...callOf(change),
        path: `${pathOf(id)}/${change.kind}`,
        headers: { 'idempotency-key': idempotencyKey },
        body: { version, ...(change.kind === 'choice' && { handed_back: change.handedBack }) },
        signal,
        failure,
      });
      if (response.ok)
        return { isChanged: true, version: parseResponse(Changed, response.body, failure).version };
      const conflict = v.safeParse(Conflict, response.body);
      if (!conflict.success) throw refusal(response, failure);
      return { isChanged: false, current: { ...parseOrder(conflict.output.order, failure), etag: null } };
    },

    async getPushKey({ signal }: CallOptions = {}) {
      const failure = m.order_notify_failed();
      const response = await sendSignedIn(config, { path: '/push-key', signal, failure });
      if (!response.ok) throw refusal(response, failure);
      return parseResponse(PushKey, response.body, failure).public_key;
    },

    async followOrder(id, body, { signal }: CallOptions = {}) {
      const failure = m.order_notify_failed();
      const path = `${pathOf(id)}/notifications`;
      const response = await sendSignedIn(config, { method: 'PUT', path, body, signal, failure });
      if (!response.ok) throw refusal(response, failure);
    },
  };
}

const pathOf = (id: string) => `/orders/${encodeURIComponent(id)}`;
const callOf = ({ kind }: Pick<OrderChange, 'kind'>) =>
  ({ method: kind === 'cancel' ? 'POST' : 'PUT' }) as const;

const refusal = ({ status, body }: HttpResponse, failure: string) =>
  new ApiError(errorField(body) ?? failure, { kind: 'http', status });

function parseOrder(body: unknown, failure: string): Omit<OrderDetails, 'etag'> {
  const order = parseResponse(OrderResponse, body, failure);
  return { ...order, ...parseResponse(ProgressResponse(order.totalAmount.currency), body, failure) };
}

const text = v.string();

const PushKey = v.object({ public_key: v.nullable(text) });
const Changed = v.object({ version: count });
const Conflict = v.object({ code: v.literal('order_changed'), order: v.unknown() });

/** The fields of one order that the list of orders does not have; amounts are in the order's currency. */
function ProgressResponse(currency: string) {
  const amount = amountIn(currency);
  return v.pipe(
    v.object({
      ...progressFields(currency),
      subtotal: amount,
      delivery_fee: amount,
      deliver_to: v.object({ name: text, phone: text, address: text }),
      rider_name: wireNullable(text),
      rider_phone: wireNullable(text),
      door_code: wireNullable(text),
    }),
    v.transform(
      ({
        status,
        delivery_fee,
        deliver_to,
        promised_at,
        is_handed_over,
        cancel_reason,
        rider_name,
        rider_phone,
        door_code,
        ...fields
      }) => ({
        ...fields,
        stage: status,
        deliveryFee: delivery_fee,
        deliverTo: deliver_to,
        promisedAt: promised_at,
        isHandedOver: is_handed_over,
        cancelReason: cancel_reason,
        riderName: rider_name,
        riderPhone: rider_phone,
        doorCode: door_code,
      }),
    ),
  );
}
