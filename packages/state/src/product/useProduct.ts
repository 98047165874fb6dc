import type { ApiError, Product, StorefrontClient } from '@naap/api-clients';
import { toProductGid } from '@naap/api-clients';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { PRODUCT_DETAIL_KEY } from './product-key.ts';

/** Returns the query options of one product. `productId` is a bare ID ('123') or a global ID. The data is null when there is no such product. */
export function productQueryOptions(storefront: StorefrontClient, productId: string) {
  const id = toProductGid(productId);
  return queryOptions({
    queryKey: [...PRODUCT_DETAIL_KEY, id],
    queryFn: ({ signal }) => storefront.getProduct(id, { signal }),
    // A page that the server rendered a few minutes ago is not requested again.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}

export interface ProductDetail {
  /** undefined while loading, null when there is no such product. */
  readonly product: Product | null | undefined;
  readonly isLoading: boolean;
  readonly isMissing: boolean;
  readonly error: ApiError | null;
  retry(): void;
}

/** Returns one product by the ID in the URL of its page. */
export function useProduct(productId: string): ProductDetail {
  const { data, isPending, error, refetch } = useQuery(
    productQueryOptions(useShopState().clients.storefront, productId),
  );
  return {
    product: data,
    isLoading: isPending,
    isMissing: data === null,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
