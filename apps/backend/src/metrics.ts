import { keptOf, type OrderEvent } from '@naap/api-clients/order-lifecycle';
import { money, toDecimal } from '@naap/api-clients/pricing';
import { type Delivery, openingAfter } from '@naap/content';
import { SCOPE } from '@naap/server/telemetry';
import { type Counter, metrics } from '@opentelemetry/api';
import { type ErrorCode, HttpError } from './http/errors.ts';
import type { CurrentOrder } from './orders/change-order.ts';
import { type NewOrder, StoreUnavailableError } from './store/store.ts';

/** The metrics for the shop's owner. No value identifies a shopper. */
export interface BusinessMetrics {
  orderPlaced(order: Pick<NewOrder, 'total' | 'currency'>): void;
  /** Counts an order that was refused, by the reason of the error. */
  orderRefused(error: unknown): void;
  /** Counts the items of a cart change that took effect; a delta is the change of a quantity. */
  cartChanged(deltas: readonly { readonly delta: number }[]): void;
  signedIn(): void;
  /** Records the events that a command has added to an order. `version` is the order's version before it. */
  orderChanged(order: CurrentOrder, version: number): void;
}

/** Bucket boundaries of order values, in units of the currency, such as rupees. */
const ORDER_VALUE_BUCKETS = [250, 500, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 20_000, 50_000];

const MINUTE_S = 60;
/** Bucket boundaries of the stages of an order, in seconds. */
const STAGE_BUCKETS = [1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60, 120].map((minutes) => minutes * MINUTE_S);

/** The stage that ends with an event. */
const STAGES: Partial<Record<OrderEvent['kind'], string>> = {
  packed: 'packing',
  dispatched: 'waiting',
  arrived: 'riding',
  delivered: 'door',
  returned: 'door',
};

/** The events with which a stage begins, besides the order. */
const STAGE_STARTS: ReadonlySet<OrderEvent['kind']> = new Set([
  'packed',
  'sent-again',
  'dispatched',
  'arrived',
]);

/** Creates the instruments. They record nothing when the SDK is started later. */
export function createBusinessMetrics(delivery: Delivery): BusinessMetrics {
  const meter = metrics.getMeter(SCOPE);
  const orders = meter.createCounter('naap.orders', { description: 'Orders placed.' });
  const orderValue = meter.createHistogram('naap.order.value', {
    description: 'Totals of the orders placed, in units of their currency.',
    advice: { explicitBucketBoundaries: ORDER_VALUE_BUCKETS },
  });
  const refusals = meter.createCounter('naap.orders.refused', { description: 'Orders refused.' });
  const cartChanges = meter.createCounter('naap.cart.changes', { description: 'Items changed in carts.' });
  const signIns = meter.createCounter('naap.sign_ins', { description: 'Sign-ins completed.' });
  const arrivals = meter.createCounter('naap.order.arrivals', {
    description: 'Orders at the door for the first time.',
  });
  const stages = meter.createHistogram('naap.order.stage.duration', {
    description: 'Time that an order spent in a stage.',
    unit: 's',
    advice: { explicitBucketBoundaries: STAGE_BUCKETS },
  });
  const pieces = meter.createCounter('naap.order.pieces', { description: 'Pieces kept or handed back.' });
  const cash = meter.createCounter('naap.order.cash', {
    description: 'Cash that riders have taken, in units of its currency.',
  });

  function recordEvent({ order, events, state }: CurrentOrder, index: number) {
    const added = events[index];
    if (!added) return;
    const { event, at } = added;
    const stage = STAGES[event.kind];
    if (stage !== undefined) {
      const start = events.slice(0, index).findLast(({ event: { kind } }) => STAGE_STARTS.has(kind));
      // Packing waits for the opening of the store.
      const since = start?.at ?? openingAfter(order.createdAt, delivery);
      stages.record(Math.max(0, at - since) / 1000, { stage });
    }
    const isFirst = events.findIndex(({ event: { kind } }) => kind === event.kind) === index;
    if (event.kind === 'arrived' && isFirst && order.promisedAt !== null)
      arrivals.add(1, { in_time: at <= order.promisedAt });
    if (event.kind !== 'delivered' && event.kind !== 'returned') return;
    for (const line of state.lines) {
      if (keptOf(line) > 0) pieces.add(keptOf(line), { outcome: 'kept' });
      if (line.reason !== null) pieces.add(line.handedBack, { outcome: line.reason });
    }
    const { currency } = order;
    if (event.kind === 'delivered') cash.add(Number(toDecimal(money(event.paid, currency))), { currency });
  }

  return {
    orderPlaced({ total, currency }) {
      orders.add(1);
      orderValue.record(Number(toDecimal(money(total, currency))), { currency });
    },
    orderRefused: (error) => refusals.add(1, { reason: refusalReason(error) }),
    cartChanged(deltas) {
      for (const { delta } of deltas) cartChanges.add(1, { direction: delta > 0 ? 'add' : 'remove' });
    },
    signedIn: () => signIns.add(1),
    orderChanged(order, version) {
      for (let index = version; index < order.events.length; index++) recordEvent(order, index);
    },
  };
}

/** Creates the counter of requests that were refused because there were too many. Its attribute `limit` names the limit. */
export function createRefusalCounter(): Counter {
  return metrics
    .getMeter(SCOPE)
    .createCounter('naap.rate_limit.refusals', { description: 'Requests refused because of a limit.' });
}

/** Returns the code of an error. Never its message, which can contain names. */
function refusalReason(error: unknown): ErrorCode {
  if (error instanceof HttpError) return error.code;
  return error instanceof StoreUnavailableError ? 'database_unavailable' : 'internal_error';
}
