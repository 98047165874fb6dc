import { createStore, type StoreApi } from 'zustand/vanilla';

/** When the data of queries was fetched that was read from this device, by query hash, in milliseconds since the epoch. */
export type SavedTimes = StoreApi<Readonly<Record<string, number>>>;

export function createSavedTimes(): SavedTimes {
  return createStore<Readonly<Record<string, number>>>(() => ({}));
}
