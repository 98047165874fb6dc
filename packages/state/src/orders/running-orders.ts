import type { SafeStorage } from '../safe-storage.ts';
import { createStoredList, type StoredList } from '../stored-list.ts';

/** Local-storage key and maximum length of the orders that are on their way (docs/decisions/device.md). */
export const RUNNING_ORDERS = { key: 'runningOrders', limit: 3 } as const;

/** An order that is on its way, as this device has last seen it. */
export interface RunningOrder {
  /** The order's ID. */
  readonly id: string;
  readonly customerId: string;
  /** When it was placed, or seen, in ms since the epoch. */
  readonly at: number;
  /** Null until it has been opened. Malformed when another release has written it: `useOrder` parses it where it is used. */
  readonly order: unknown;
}

export function createRunningOrders(storage: SafeStorage): StoredList<RunningOrder> {
  return createStoredList(storage, {
    ...RUNNING_ORDERS,
    idOf: ({ id }) => id,
    parse(value) {
      const { id, customerId, at } = Object(value);
      const isStored = typeof id === 'string' && typeof customerId === 'string' && typeof at === 'number';
      return isStored ? (value as RunningOrder) : undefined;
    },
  });
}
