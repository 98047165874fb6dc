import { createStore, type StoreApi } from 'zustand/vanilla';

/** For each query whose data was read from this device, by query hash: the time when the data was fetched, in milliseconds since the epoch. */
export type SavedTimes = StoreApi<Readonly<Record<string, number>>>;

export function createSavedTimes(): SavedTimes {
  return createStore<Readonly<Record<string, number>>>(() => ({}));
}
