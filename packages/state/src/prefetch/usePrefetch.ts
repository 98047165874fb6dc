import { useMemo } from 'react';
import { productListRequest } from '../catalogue/product-list.ts';
import { productListQueryOptions } from '../catalogue/product-list-query.ts';
import { useShopState } from '../context.ts';
import { filtersFromSearchParams } from '../filters/filters.ts';
import { productQueryOptions } from '../product/useProduct.ts';

export interface Prefetch {
  /** Prefetches a product by the ID in the URL of its page. */
  product(productId: string): void;
  /** Prefetches the first page of the list at `/products` with these parameters. */
  productList(params: URLSearchParams): void;
}

/** Returns functions that fetch a page's data into the cache before the page opens. Errors are ignored: the page itself requests again. */
export function usePrefetch(): Prefetch {
  const { clients, content, queryClient } = useShopState();
  return useMemo(
    () => ({
      product: (productId) =>
        void queryClient.prefetchQuery(productQueryOptions(clients.storefront, productId)),
      productList(params) {
        const input = { collection: params.get('collection'), search: params.get('search') };
        const request = productListRequest(input, filtersFromSearchParams(params), content);
        void queryClient.prefetchInfiniteQuery(productListQueryOptions(clients.storefront, request));
      },
    }),
    [clients, content, queryClient],
  );
}
