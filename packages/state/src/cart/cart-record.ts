import { createRecordLog, type LogRecord, type RecordLog } from '../record-log.ts';
import type { SafeStorage } from '../safe-storage.ts';

/** Prefixes of the local-storage keys of the records, and of the times at which they were sent. */
export const CART_LOG_PREFIX = 'cart-log:';
export const CART_SENT_PREFIX = 'cart-sent:';

/** One change of the cart, as the shopper has made it. */
export interface CartRecord extends LogRecord {
  readonly variantId: string;
  /** The change of the quantity. */
  readonly delta: number;
  /** See `CartChange`. */
  readonly restoreAfter?: readonly string[];
}

/** The changes of the cart that no response has settled. */
export interface CartRecords extends RecordLog<CartRecord> {
  /** Notes that a record is sent now. It can then have been applied, whatever becomes of this page. */
  noteSending(key: string): void;
  /** Returns when a record was sent, by all tabs, in milliseconds since the epoch. */
  sendingTimes(key: string): readonly number[];
}

export function createCartRecords(storage: SafeStorage): CartRecords {
  const log = createRecordLog<CartRecord>(
    storage,
    CART_LOG_PREFIX,
    ({ variantId, delta, restoreAfter }) =>
      typeof variantId === 'string' &&
      typeof delta === 'number' &&
      (restoreAfter === undefined || Array.isArray(restoreAfter)),
  );
  const sendingTimes = (key: string) =>
    storage
      .get(CART_SENT_PREFIX + key)
      ?.split(' ')
      .map(Number) ?? [];
  return {
    ...log,
    remove(key) {
      log.remove(key);
      storage.remove(CART_SENT_PREFIX + key);
    },
    noteSending: (key) => storage.set(CART_SENT_PREFIX + key, [...sendingTimes(key), Date.now()].join(' ')),
    sendingTimes,
  };
}
