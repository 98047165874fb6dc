import type { StorefrontClient } from '@naap/api-clients';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ProductListRequest } from './product-list.ts';

/** Returns the query options of the number of products of a list; null when it cannot be counted. */
export function productTotalQueryOptions(
  queryClient: QueryClient,
  storefront: StorefrontClient,
  request: ProductListRequest,
) {
  const { sortBy, ...list } = request;
  return queryOptions({
    queryKey: ['product-counts', 'total', list],
    async queryFn({ signal }) {
      // Imported on demand: a page that the server rendered has the number already.
      const { fetchProductTotal } = await import('../filters/product-counts.ts');
      return fetchProductTotal({ queryClient, storefront }, request, signal);
    },
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
}
