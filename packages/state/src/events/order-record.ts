import type { Money, Order } from '@naap/api-clients';
import type { EventParams } from '../commerce-events/index.ts';
import type { SafeStorage } from '../safe-storage.ts';

/** The parameters of a purchase that are known before its order has an ID. */
export type OrderEvent = Omit<EventParams['purchase'], 'transaction_id'>;

/** Local-storage key of the order in flight, which `forgetEvents` removes. */
const ORDER_KEY = 'eventsOrder';

/** How long an order without a response is kept, in ms. */
const MAX_AGE_MS = 24 * 60 * 60_000;
/** How far the clock of the device may be ahead of the server's, in ms. */
const MAX_CLOCK_AHEAD_MS = 5 * 60_000;

/** Remembers the order in flight, so that its purchase is sent even if its response is lost. */
export interface OrderRecord {
  put(params: OrderEvent, total: Money): void;
  /** Returns the order without a response; null when there is none. */
  get(): OrderEvent | null;
  /** Whether a placed order can be the order without a response: it has the same total, and was not placed earlier. */
  matches(order: Order): boolean;
  remove(): void;
}

interface Stored {
  readonly params: OrderEvent;
  readonly total: Money;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export function createOrderRecord(storage: SafeStorage): OrderRecord {
  function read(): Stored | null {
    try {
      const stored: Stored | null = JSON.parse(storage.get(ORDER_KEY) ?? 'null');
      return stored !== null && Date.now() - stored.at < MAX_AGE_MS ? stored : null;
    } catch {
      return null;
    }
  }
  return {
    put(params, total) {
      const stored: Stored = { params, total, at: Date.now() };
      storage.set(ORDER_KEY, JSON.stringify(stored));
    },
    get: () => read()?.params ?? null,
    matches({ totalAmount, createdAt }) {
      const stored = read();
      return (
        stored !== null &&
        stored.total.amount === totalAmount.amount &&
        stored.total.currency === totalAmount.currency &&
        Date.parse(createdAt) >= stored.at - MAX_CLOCK_AHEAD_MS
      );
    },
    remove: () => storage.remove(ORDER_KEY),
  };
}
