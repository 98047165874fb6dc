import type { ApiError, Product, StorefrontClient } from '@naap/api-clients';
import { toProductGid } from '@naap/api-clients';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';

/** `productId` may be bare ('123') or global. The answer is null when there is no such product. */
export function productQueryOptions(storefront: StorefrontClient, productId: string) {
  const id = toProductGid(productId);
  return queryOptions({
    queryKey: ['products', 'detail', id],
    queryFn: ({ signal }) => storefront.getProduct(id, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

export interface ProductDetail {
  /** undefined while unknown, null when missing. */
  readonly product: Product | null | undefined;
  readonly isLoading: boolean;
  readonly isMissing: boolean;
  readonly error: ApiError | null;
  retry(): void;
}

/** One product by the id in its address. */
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
