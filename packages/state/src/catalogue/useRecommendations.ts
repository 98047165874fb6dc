import type { ApiError, ProductCard, StorefrontClient } from '@naap/api-clients';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';

export function recommendationsQueryOptions(storefront: StorefrontClient, productId: string) {
  return queryOptions({
    queryKey: ['product-recommendations', productId],
    queryFn: ({ signal }) => storefront.recommendProducts(productId, { signal }),
    select: (products) => products.filter(({ availableForSale }) => availableForSale),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}

export interface Recommendations {
  /** The similar products that can be bought, at most ten. */
  readonly products: readonly ProductCard[];
  readonly isLoading: boolean;
  readonly error: ApiError | null;
  retry(): void;
}

const NO_PRODUCTS: readonly ProductCard[] = [];

/** Returns the products that are similar to a product. */
export function useRecommendations(productId: string): Recommendations {
  const { data, isPending, error, refetch } = useQuery(
    recommendationsQueryOptions(useShopState().clients.storefront, productId),
  );
  return {
    products: data ?? NO_PRODUCTS,
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
