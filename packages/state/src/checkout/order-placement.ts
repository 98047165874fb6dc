import type { PlaceOrderInput, ShopApiClient } from '@naap/api-clients';
import { newIdempotencyKey } from '../idempotency-key.ts';
import {
  createRecordLog,
  forgetRecords,
  type LogRecord,
  MAX_KEY_AGE_MS,
  type RecordLog,
} from '../record-log.ts';
import { asApiError } from '../result.ts';
import type { SafeStorage } from '../safe-storage.ts';

/** Prefix of the local-storage keys of the orders without a response. */
export const ORDER_LOG_PREFIX = 'order-log:';

/** An order without its idempotency key. */
export type OrderDraft = Omit<PlaceOrderInput, 'idempotencyKey'>;

/** What is ordered. */
type OrderedLines = readonly { readonly id: string; readonly quantity: number }[];

/** The key of an order that the server may have stored. */
interface OrderRecord extends LogRecord {
  /** Identifies the order, without the texts of the address. */
  readonly order: string;
}

export interface OrderPlacement {
  /** Places an order; rejects like `ShopApiClient.placeOrder`. A call during another call returns the promise of that call. */
  place(draft: OrderDraft, lines: OrderedLines): Promise<{ readonly orderId?: string }>;
}

/** Returns the log of the orders that the server has neither stored nor refused, as far as this device knows. */
export function createOrderLog(storage: SafeStorage): RecordLog<OrderRecord> {
  return createRecordLog<OrderRecord>(storage, ORDER_LOG_PREFIX, ({ order }) => typeof order === 'string');
}

/**
 * Places orders without duplicates: the key of an order is stored before it is sent, and the same order is sent again with the same key until
 * the server has stored or refused it. A 5xx does neither, because a proxy's 504 can hide an order that was stored.
 */
export function createOrderPlacement(
  shopApi: ShopApiClient,
  log: RecordLog<OrderRecord>,
  customerId: () => string | null,
): OrderPlacement {
  let inFlight: Promise<{ readonly orderId?: string }> | null = null;

  async function send(draft: OrderDraft, lines: OrderedLines) {
    const customer = customerId() ?? '';
    const { address, couponCode, expectedTotal } = draft;
    const order = JSON.stringify([
      address.addressId,
      couponCode,
      expectedTotal,
      lines.map(({ id, quantity }) => [id, quantity]),
    ]);
    const unsettled = log.list(customer).filter(({ at }) => Date.now() - at < MAX_KEY_AGE_MS);
    const record = unsettled.find((each) => each.order === order) ?? {
      key: newIdempotencyKey(),
      customerId: customer,
      at: Date.now(),
      order,
    };
    log.add(record);
    try {
      const placed = await shopApi.placeOrder({ ...draft, idempotencyKey: record.key });
      // The cart is empty now, so an order that was sent before cannot be meant any more.
      forgetRecords(log, customer);
      return placed;
    } catch (cause) {
      if (asApiError(cause, '').isRefused) log.remove(record.key);
      throw cause;
    } finally {
      inFlight = null;
    }
  }

  return {
    place(draft, lines) {
      inFlight ??= send(draft, lines);
      return inFlight;
    },
  };
}
