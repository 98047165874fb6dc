import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import type { ProductShelf, ShelvedProduct } from './product-shelf.ts';

export interface RecentlyViewed {
  /** The latest first. */
  readonly products: readonly ShelvedProduct[];
  add(product: ShelvedProduct): void;
  clear(): void;
}

/** The products whose pages were opened on this device. */
export function useRecentlyViewed(): RecentlyViewed {
  const { recentlyViewed } = useShopState();
  return { products: useProducts(recentlyViewed), add: recentlyViewed.put, clear: recentlyViewed.clear };
}

export interface Wishlist {
  /** The latest first. */
  readonly products: readonly ShelvedProduct[];
  has(productId: string): boolean;
  toggle(product: ShelvedProduct): void;
}

/** The products whose heart is on (spec section 2: local only). */
export function useWishlist(): Wishlist {
  const { wishlist } = useShopState();
  const products = useProducts(wishlist);
  const has = (productId: string) => products.some(({ id }) => id === productId);
  return {
    products,
    has,
    toggle: (product) => (has(product.id) ? wishlist.remove(product.id) : wishlist.put(product)),
  };
}

function useProducts(shelf: ProductShelf): readonly ShelvedProduct[] {
  return useSyncExternalStore(shelf.subscribe, shelf.getSnapshot, shelf.getServerSnapshot);
}
