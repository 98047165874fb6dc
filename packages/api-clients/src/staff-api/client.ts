import { m } from '@naap/messages';
import * as v from 'valibot';
import type { AuthenticatedConfig, ReportProblem } from '../config.ts';
import { ApiError, type CallOptions } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { sendSignedIn } from '../http.ts';
import { STAFF_ROLES } from '../order-lifecycle/index.ts';
import { errorField, parseResponse } from '../parse-response.ts';
import { isCurrencyCode } from '../pricing/index.ts';
import { amountIn } from '../shop-api/order-response.ts';
import { count, progressFields, time } from '../shop-api/progress-response.ts';
import { tolerantList, wireId, wireLatitude, wireList, wireLongitude, wireNullable } from '../wire.ts';
import type { StaffApiClient, StaffCommand } from './types.ts';

/** How many orders the backend lists at most. */
const MAX_ORDERS = 500;

export function createStaffApiClient(config: AuthenticatedConfig): StaffApiClient {
  async function read<Schema extends v.GenericSchema>(path: string, schema: Schema, { signal }: CallOptions) {
    const failure = ERROR_MESSAGES.shopApi.listOrders;
    const response = await sendSignedIn(config, { path, signal, failure });
    if (!response.ok) throw refusal(response, failure);
    return parseResponse(schema, response.body, failure);
  }

  return {
    listOrders: (options = {}) => read('/staff/orders', OrdersResponse(config.report), options),

    getDay: ({ since }, options = {}) =>
      read(`/staff/day?${new URLSearchParams({ since })}`, DayResponse, options),

    async command(orderId, { version, idempotencyKey, ...command }, { signal } = {}) {
      const failure = m.order_change_failed();
      const response = await sendSignedIn(config, {
        method: 'POST',
        path: `/staff/orders/${encodeURIComponent(orderId)}/${command.kind}`,
        headers: { 'idempotency-key': idempotencyKey },
        body: { version, ...fieldsOf(command) },
        signal,
        failure,
      });
      if (response.ok) {
        const changed = parseResponse(ChangedResponse, response.body, failure);
        return { isChanged: true, version: changed.version, isHandedOver: changed.is_handed_over };
      }
      const conflict = v.safeParse(ConflictResponse, response.body);
      if (!conflict.success) throw refusal(response, failure);
      return { isChanged: false, current: conflict.output.order };
    },
  };
}

function refusal({ status, body }: { readonly status: number; readonly body: unknown }, failure: string) {
  return new ApiError(errorField(body) ?? failure, { kind: 'http', status });
}

function fieldsOf(command: StaffCommand): object {
  switch (command.kind) {
    case 'missing':
      return { position: command.position, quantity: command.quantity };
    case 'dispatch':
      return { rider_id: command.riderId };
    case 'door-code':
      return command.code === null ? {} : { code: command.code };
    case 'choice':
      return { handed_back: command.handedBack };
    case 'cancel':
      return { reason: command.reason };
    default:
      return {};
  }
}

const text = v.string();
const currency = v.pipe(text, v.check(isCurrencyCode, 'not a currency code'));
const Member = v.object({ id: wireId, name: text });

const DeliverTo = v.object({
  name: text,
  phone: text,
  address: text,
  latitude: wireLatitude,
  longitude: wireLongitude,
});

/** Parses an object by the schema for its currency. */
function inItsCurrency<Output>(schemaFor: (currency: string) => v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.looseObject({ currency }),
    v.rawTransform<Readonly<Record<string, unknown>> & { readonly currency: string }, Output>(
      ({ dataset, addIssue, NEVER }) => {
        const result = v.safeParse(schemaFor(dataset.value.currency), dataset.value);
        if (result.success) return result.output;
        for (const { message, path } of result.issues) addIssue({ message, ...(path && { path }) });
        return NEVER;
      },
    ),
  );
}

function OrderIn(currency: string) {
  return v.pipe(
    v.object({
      ...progressFields(currency),
      order_id: wireId,
      order_name: text,
      created_at: time,
      rider: wireNullable(Member),
      wrong_codes: count,
      is_to_shelve: v.boolean(),
      deliver_to: wireNullable(DeliverTo),
    }),
    v.transform(
      ({
        order_id,
        order_name,
        created_at,
        promised_at,
        is_handed_over,
        cancel_reason,
        wrong_codes,
        is_to_shelve,
        deliver_to,
        items,
        ...fields
      }) => ({
        ...fields,
        orderId: order_id,
        orderName: order_name,
        createdAt: created_at,
        promisedAt: promised_at,
        isHandedOver: is_handed_over,
        cancelReason: cancel_reason,
        wrongCodes: wrong_codes,
        isToShelve: is_to_shelve,
        deliverTo: deliver_to,
        items: items.map((item) => ({ ...item, shelf: item.shelf || null })),
      }),
    ),
  );
}

const OrderResponse = inItsCurrency(OrderIn);

const OrdersResponse = (report: ReportProblem | undefined) =>
  v.object({
    me: v.object({ ...Member.entries, role: v.picklist(STAFF_ROLES), store: text }),
    riders: wireList(Member),
    orders: tolerantList('order', OrderResponse, report, { maxItems: MAX_ORDERS }),
  });

const ChangedResponse = v.object({ version: count, is_handed_over: v.boolean() });
const ConflictResponse = v.object({ code: v.literal('order_changed'), order: OrderResponse });

const DayResponse = inItsCurrency((currency) =>
  v.pipe(
    v.object({
      delivered: count,
      returned: count,
      cancelled: count,
      late: count,
      median_minutes: wireNullable(v.pipe(v.number(), v.minValue(0))),
      cash: wireList(v.object({ rider_id: text, name: wireNullable(text), amount: amountIn(currency) })),
    }),
    v.transform(({ median_minutes, cash, ...figures }) => ({
      ...figures,
      medianMinutes: median_minutes,
      cash: cash.map(({ rider_id, ...rider }) => ({ riderId: rider_id, ...rider })),
    })),
  ),
);
