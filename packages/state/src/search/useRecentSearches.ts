import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import { parseSearch, searchId } from './recent-searches.ts';

export interface RecentSearches {
  /** Newest first. */
  readonly searches: readonly string[];
  /** Ignores a blank text and one that is too long. */
  add(text: string): void;
  remove(text: string): void;
  clear(): void;
}

/** Returns the texts that were searched for on this device, and the functions that change the list. */
export function useRecentSearches(): RecentSearches {
  const { subscribe, getSnapshot, getServerSnapshot, put, remove, clear } =
    useShopState().lists.recentSearches;
  return {
    searches: useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot),
    add(text) {
      const search = parseSearch(text);
      if (search !== undefined) put(search);
    },
    remove: (text) => remove(searchId(text)),
    clear,
  };
}
