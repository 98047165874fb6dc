import { money, toDecimal } from '@naap/api-clients/pricing';
import { SCOPE } from '@naap/server/telemetry';
import { type Counter, metrics } from '@opentelemetry/api';
import { type ErrorCode, HttpError } from './http/errors.ts';
import { type NewOrder, StoreUnavailableError } from './store/store.ts';

/** The metrics for the shop's owner. No value identifies a shopper. */
export interface BusinessMetrics {
  orderPlaced(order: Pick<NewOrder, 'total' | 'currency'>): void;
  /** Counts an order that was refused, by the reason of the error. */
  orderRefused(error: unknown): void;
  /** Counts the items of a cart change that took effect; a delta is the change of a quantity. */
  cartChanged(deltas: readonly { readonly delta: number }[]): void;
  signedIn(): void;
}

/** Bucket boundaries of order values, in units of the currency, such as rupees. */
const ORDER_VALUE_BUCKETS = [250, 500, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 20_000, 50_000];

/** Creates the instruments. They record nothing when the SDK is started later. */
export function createBusinessMetrics(): BusinessMetrics {
  const meter = metrics.getMeter(SCOPE);
  const orders = meter.createCounter('naap.orders', { description: 'Orders placed.' });
  const orderValue = meter.createHistogram('naap.order.value', {
    description: 'Totals of the orders placed, in units of their currency.',
    advice: { explicitBucketBoundaries: ORDER_VALUE_BUCKETS },
  });
  const refusals = meter.createCounter('naap.orders.refused', { description: 'Orders refused.' });
  const cartChanges = meter.createCounter('naap.cart.changes', { description: 'Items changed in carts.' });
  const signIns = meter.createCounter('naap.sign_ins', { description: 'Sign-ins completed.' });
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
