import type { CallOptions, ProductCard, ProductPage, StorefrontClient } from '@naap/api-clients';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { uniqueBy } from '../unique-by.ts';
import type { ProductListRequest } from './product-list.ts';

/** Long enough that Back finds the pages as they were left (docs/decisions/catalogue.md). */
const STALE_TIME = 5 * 60_000;

/** The pages of one product list, ten products each; `select` joins them without duplicates. */
export function productListQueryOptions(storefront: StorefrontClient, request: ProductListRequest) {
  return infiniteQueryOptions({
    queryKey: ['products', 'list', request],
    queryFn: ({ pageParam, signal }) => fetchPage(storefront, request, pageParam, { signal }),
    initialPageParam: null,
    getNextPageParam: nextCursor,
    select: joinPages,
    staleTime: STALE_TIME,
    refetchOnWindowFocus: false,
  });
}

function fetchPage(
  storefront: StorefrontClient,
  request: ProductListRequest,
  after: string | null,
  options: CallOptions,
): Promise<ProductPage> {
  const { sortBy } = request;
  switch (request.source) {
    case 'search': {
      const { searchQuery, priceRange } = request;
      const range = priceRange === null ? {} : { priceRange };
      return storefront.searchProducts({ searchQuery, ...range, after, sortBy }, options);
    }
    case 'tag':
      return storefront.listProductsByTag({ tag: request.tag, after, sortBy }, options);
    case 'collection':
      return storefront.listCollection({ handle: request.handle, after, sortBy }, options);
    case 'products':
      return storefront.listProducts({ after, sortBy }, options);
  }
}

/** A cursor that leads back to its own page would never end. */
function nextCursor({ hasNextPage, endCursor }: ProductPage, _pages: unknown, cursor: string | null) {
  return hasNextPage && endCursor !== cursor ? endCursor : null;
}

function joinPages({ pages }: InfiniteData<ProductPage, string | null>) {
  const products: readonly ProductCard[] = uniqueBy(
    pages.flatMap((page) => page.products),
    ({ id }) => id,
  );
  return { products, pagesLoaded: pages.length };
}
