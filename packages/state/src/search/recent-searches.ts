import type { SafeStorage } from '../safe-storage.ts';
import { createStoredList, type StoredList } from '../stored-list.ts';

/** Local-storage key, maximum number of searches and maximum length of each (docs/decisions/device.md). */
export const RECENT_SEARCHES = { key: 'recentSearches', limit: 8, maxLength: 80 } as const;

/** The texts that were searched for on this device, newest first. Texts that differ only in case are one search. */
export type RecentSearchList = StoredList<string>;

export function createRecentSearches(storage: SafeStorage): RecentSearchList {
  const { key, limit } = RECENT_SEARCHES;
  return createStoredList(storage, { key, limit, parse: parseSearch, idOf: searchId });
}

/** Returns the trimmed text; undefined for a text that is not stored: a blank or very long one. */
export function parseSearch(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text.length > RECENT_SEARCHES.maxLength ? undefined : text;
}

/** Returns the ID of a search, which ignores case. */
export const searchId = (text: string): string => text.toLowerCase();
