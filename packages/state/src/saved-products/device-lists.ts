import { createRunningOrders, type RunningOrder } from '../orders/running-orders.ts';
import type { SafeStorage } from '../safe-storage.ts';
import { createRecentSearches, type RecentSearchList } from '../search/recent-searches.ts';
import type { StoredList } from '../stored-list.ts';
import { createSavedProducts, type SavedProducts } from './saved-products.ts';

/** Local-storage keys and maximum lengths of the saved products (docs/decisions/device.md). */
export const RECENTLY_VIEWED = { key: 'recentlyViewed', limit: 12 } as const;
export const WISHLIST = { key: 'wishlist', limit: 100 } as const;

/** The lists that are stored on this device, for signed-out shoppers too. */
export interface DeviceLists {
  readonly recentlyViewed: SavedProducts;
  readonly wishlist: SavedProducts;
  readonly recentSearches: RecentSearchList;
  readonly runningOrders: StoredList<RunningOrder>;
  /** Called on logout: empties the lists that show what the shopper did, but not the wishlist. */
  clearHistory(): void;
  /** Starts listening to the other tabs. Returns the function that stops it. */
  start(): () => void;
}

export function createDeviceLists(storage: SafeStorage): DeviceLists {
  const recentlyViewed = createSavedProducts(storage, RECENTLY_VIEWED.key, RECENTLY_VIEWED.limit);
  const wishlist = createSavedProducts(storage, WISHLIST.key, WISHLIST.limit);
  const recentSearches = createRecentSearches(storage);
  const runningOrders = createRunningOrders(storage);
  return {
    recentlyViewed,
    wishlist,
    recentSearches,
    runningOrders,
    clearHistory() {
      recentlyViewed.clear();
      recentSearches.clear();
      runningOrders.clear();
    },
    start() {
      const stops = [recentlyViewed.start(), wishlist.start(), recentSearches.start(), runningOrders.start()];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
