import type { ApiError, ProductCard, StorefrontClient } from '@naap/api-clients';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { uniqueBy } from '../unique-by.ts';

const TAGS = ['women', 'dresses'];

/** Both tags in parallel, merged and de-duplicated by id (spec section 7). */
export function cantMissProductsQueryOptions(storefront: StorefrontClient) {
  return queryOptions({
    queryKey: ['products', 'cant-miss'],
    queryFn: async ({ signal }): Promise<readonly ProductCard[]> => {
      const pages = await Promise.all(TAGS.map((tag) => storefront.listProductsByTag({ tag }, { signal })));
      return uniqueBy(
        pages.flatMap(({ products }) => products),
        ({ id }) => id,
      );
    },
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}

export interface CantMissProducts {
  readonly products: readonly ProductCard[];
  readonly isLoading: boolean;
  /** 'Failed to fetch products by tag: {tag}' */
  readonly error: ApiError | null;
  retry(): void;
}

const NO_PRODUCTS: readonly ProductCard[] = [];

/** 'Products You Can't Miss' of the home page. */
export function useCantMissProducts(): CantMissProducts {
  const { data, isPending, error, refetch } = useQuery(
    cantMissProductsQueryOptions(useShopState().clients.storefront),
  );
  return {
    products: data ?? NO_PRODUCTS,
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
