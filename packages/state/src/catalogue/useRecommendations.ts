import type { StorefrontClient } from '@naap/api-clients';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { type ProductRow, toRow } from './useProductRow.ts';

export function recommendationsQueryOptions(storefront: StorefrontClient, productId: string) {
  return queryOptions({
    queryKey: ['product-recommendations', productId],
    queryFn: ({ signal }) => storefront.recommendProducts(productId, { signal }),
    select: (products) => products.filter(({ availableForSale }) => availableForSale),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}

/** Returns the products that are similar to a product and can be bought, at most ten. */
export function useRecommendations(productId: string): ProductRow {
  return toRow(useQuery(recommendationsQueryOptions(useShopState().clients.storefront, productId)));
}
