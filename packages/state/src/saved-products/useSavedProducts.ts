import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import type { SavedProduct, SavedProducts } from './saved-products.ts';

export interface RecentlyViewed {
  /** Newest first. */
  readonly products: readonly SavedProduct[];
  add(product: SavedProduct): void;
  clear(): void;
}

/** Returns the products whose pages were opened on this device, and the functions that change the list. */
export function useRecentlyViewed(): RecentlyViewed {
  const { recentlyViewed } = useShopState().lists;
  return { products: useProducts(recentlyViewed), add: recentlyViewed.put, clear: recentlyViewed.clear };
}

export interface Wishlist {
  /** Newest first. */
  readonly products: readonly SavedProduct[];
  has(productId: string): boolean;
  toggle(product: SavedProduct): void;
}

/** Returns the wishlist, which is stored on this device only (spec section 2). */
export function useWishlist(): Wishlist {
  const { lists, events } = useShopState();
  const { wishlist } = lists;
  const products = useProducts(wishlist);
  const has = (productId: string) => products.some(({ id }) => id === productId);
  return {
    products,
    has,
    toggle(product) {
      if (has(product.id)) return wishlist.remove(product.id);
      wishlist.put(product);
      events.report({ type: 'wishlist', product });
    },
  };
}

function useProducts(saved: SavedProducts): readonly SavedProduct[] {
  return useSyncExternalStore(saved.subscribe, saved.getSnapshot, saved.getServerSnapshot);
}
