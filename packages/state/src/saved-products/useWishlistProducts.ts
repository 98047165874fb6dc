import type { ApiError, ProductCard, ProductLookup, StorefrontClient } from '@naap/api-clients';
import { m } from '@naap/messages';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShopState } from '../context.ts';
import { insertAfter, removedPositionsOf } from '../removed-positions.ts';
import { type Removal, success } from '../result.ts';
import type { SavedProduct, SavedProducts } from './saved-products.ts';
import { useWishlist } from './useSavedProducts.ts';

/** Returns the query options of one look-up for many products, by ID. */
export function productLookupsQueryOptions(storefront: StorefrontClient, productIds: readonly string[]) {
  const ids = [...productIds].sort();
  return queryOptions({
    queryKey: ['product-lookups', ids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, ProductLookup>> => {
      const lookups = await storefront.getProducts(ids, { signal });
      return new Map(ids.map((id, index) => [id, lookups[index] ?? { status: 'not-found' }]));
    },
    enabled: ids.length > 0,
    staleTime: 60_000,
    structuralSharing: false,
  });
}

export interface WishlistEntry {
  /** The product as this device has saved it. */
  readonly saved: SavedProduct;
  readonly status: 'looking-up' | ProductLookup['status'];
  /** The product as it is sold now; null unless it was found. */
  readonly product: ProductCard | null;
}

export interface WishlistProducts {
  /** Newest first. */
  readonly entries: readonly WishlistEntry[];
  /** The error of the look-up of all products: 'Failed to fetch products from the storefront provider.' */
  readonly error: ApiError | null;
  retry(): void;
  readonly isRetrying: boolean;
  /** The undo puts the product back at its place. */
  remove(product: SavedProduct): Removal;
}

/** Returns the wishlist of this device with the current prices and stock, which are looked up in one request. */
export function useWishlistProducts(): WishlistProducts {
  const { clients, lists } = useShopState();
  const { wishlist } = lists;
  const { products } = useWishlist();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...productLookupsQueryOptions(clients.storefront, useLookedUpIds(products)),
    placeholderData: keepPreviousData,
  });
  return {
    entries: products.map((saved) => {
      const lookup = data?.get(saved.id);
      const status = lookup?.status ?? (isError ? 'failed' : 'looking-up');
      return { saved, status, product: lookup?.status === 'found' ? lookup.product : null };
    }),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    isRetrying: isError && isFetching,
    remove: (product) => removeFrom(wishlist, product),
  };
}

function removeFrom(wishlist: SavedProducts, product: SavedProduct): Removal {
  const idOf = ({ id }: SavedProduct) => id;
  const after = removedPositionsOf(wishlist).recordRemoval(wishlist.getSnapshot().map(idOf), product.id);
  wishlist.remove(product.id);
  async function restore() {
    wishlist.edit((items) => {
      const others = items.filter(({ id }) => id !== product.id);
      return insertAfter(others, product, after, idOf);
    });
    return success(undefined, m.state_restored());
  }
  return success(restore, m.state_item_removed());
}

/** Returns the IDs to look up: those of all products that the list has or had, so that removing one and putting it back starts no look-up. */
function useLookedUpIds(products: readonly SavedProduct[]): readonly string[] {
  const ids = products.map(({ id }) => id);
  const [lookedUp, setLookedUp] = useState<readonly string[]>(ids);
  if (ids.every((id) => lookedUp.includes(id))) return lookedUp;
  setLookedUp(ids);
  return ids;
}
