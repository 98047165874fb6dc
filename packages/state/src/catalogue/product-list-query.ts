import type { CallOptions, ProductCard, ProductPage, StorefrontClient } from '@naap/api-clients';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
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

/**
 * Marks a list for a new fetch from its first page, which stays visible meanwhile. A list that is not shown is fetched when it is.
 */
export function startAnew(
  queryClient: QueryClient,
  storefront: StorefrontClient,
  request: ProductListRequest,
): void {
  const { queryKey } = productListQueryOptions(storefront, request);
  queryClient.setQueryData(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  void queryClient.invalidateQueries({ queryKey, exact: true });
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
      const { searchQuery, priceRange, collection } = request;
      const input = { searchQuery, ...(priceRange && { priceRange }), sortBy };
      if (collection === undefined) return storefront.searchProducts({ ...input, after }, options);
      return filledPage(after, (part) =>
        storefront.searchProducts({ ...input, collection, ...part }, options),
      );
    }
    case 'tag':
      return storefront.listProductsByTag({ tag: request.tag, after, sortBy }, options);
    case 'collection': {
      const { handle, filter } = request;
      if (!filter) return storefront.listCollection({ handle, after, sortBy }, options);
      return filledPage(after, (part) =>
        storefront.listCollection({ handle, filter, sortBy, ...part }, options),
      );
    }
    case 'products':
      return storefront.listProducts({ after, sortBy }, options);
  }
}

/** Spec section 9. */
const PAGE_SIZE = 10;
/** Products that a further request asks for, once the first did not fill the page. */
const SCAN_SIZE = 50;
/** Requests that one page may take. The page then holds what was found, perhaps nothing, and the list goes on from there. */
const MAX_REQUESTS = 5;

/** A page from a call that leaves products out after they have come. */
async function filledPage(
  after: string | null,
  fetchPart: (part: { readonly after: string | null; readonly first?: number }) => Promise<ProductPage>,
): Promise<ProductPage> {
  let page = await fetchPart({ after });
  for (let requests = 1; requests < MAX_REQUESTS; requests++) {
    if (!page.hasNextPage || page.products.length >= PAGE_SIZE) break;
    const next = await fetchPart({ after: page.endCursor, first: SCAN_SIZE });
    page = { ...next, products: [...page.products, ...next.products] };
  }
  return page;
}

/** A cursor that was used before would lead round in a circle. */
function nextCursor(
  { hasNextPage, endCursor }: ProductPage,
  _pages: unknown,
  _cursor: string | null,
  cursors: readonly (string | null)[],
) {
  return hasNextPage && !cursors.includes(endCursor) ? endCursor : null;
}

function joinPages({ pages }: InfiniteData<ProductPage, string | null>) {
  const products: readonly ProductCard[] = uniqueBy(
    pages.flatMap((page) => page.products),
    ({ id }) => id,
  );
  return { products, pagesLoaded: pages.length };
}
