import {
  ApiError,
  type CallOptions,
  type ProductCard,
  type ProductPage,
  type StorefrontClient,
} from '@naap/api-clients';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { uniqueBy } from '../unique-by.ts';
import type { ProductListRequest } from './product-list.ts';

/** Long enough that Back finds the loaded pages in the cache (docs/decisions/catalogue.md). */
const STALE_TIME_MS = 5 * 60_000;

/**
 * Returns the query options of one product list, in pages of ten products from the cursor `after` on; from the first page on when the storefront
 * refuses that cursor, which is from a URL. `select` joins the pages without duplicates.
 */
export function productListQueryOptions(
  storefront: StorefrontClient,
  request: ProductListRequest,
  after: string | null = null,
) {
  return infiniteQueryOptions({
    queryKey: ['products', 'list', request, ...(after === null ? [] : [after])],
    async queryFn({ pageParam, signal }) {
      try {
        return await fetchPage(storefront, request, pageParam, { signal });
      } catch (error) {
        if (after === null || pageParam !== after || !mayBeCursor(error)) throw error;
        return fetchPage(storefront, request, null, { signal });
      }
    },
    initialPageParam: after,
    getNextPageParam: nextCursor,
    select: joinPages,
    staleTime: STALE_TIME_MS,
    refetchOnWindowFocus: false,
  });
}

/**
 * Drops all pages of a list but the first, which stays visible, and refetches it with the counts of products. A list that is not mounted
 * is refetched when it mounts.
 */
export function refetchFromFirstPage(
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
  void queryClient.invalidateQueries({ queryKey: ['product-counts'] });
}

/** GraphQL errors that have another cause than a malformed cursor, for which the storefront has no code. */
const OTHER_CAUSES = ['NOT_FOUND', 'THROTTLED', 'INTERNAL_SERVER_ERROR'];

function mayBeCursor(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'graphql' && !OTHER_CAUSES.includes(error.code ?? '');
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
      const { source, collection, ...input } = request;
      if (collection === undefined) return storefront.searchProducts({ ...input, after }, options);
      return fetchFullPage(after, (part) =>
        storefront.searchProducts({ ...input, collection, ...part }, options),
      );
    }
    case 'tag':
      return storefront.listProductsByTag({ tag: request.tag, after, sortBy }, options);
    case 'collection': {
      const { handle, filter } = request;
      if (!filter) return storefront.listCollection({ handle, after, sortBy }, options);
      return fetchFullPage(after, (part) =>
        storefront.listCollection({ handle, filter, sortBy, ...part }, options),
      );
    }
    case 'products':
      return storefront.listProducts({ after, sortBy }, options);
  }
}

/** Products per page (spec section 9). */
const PAGE_SIZE = 10;
/** Products per additional request, when the first did not fill the page. */
const REFILL_SIZE = 50;
/** Maximum requests per page. After the last, the page has the products found so far, possibly none, and the next page continues. */
const MAX_REQUESTS = 5;

/** Fetches a full page from a verb that filters products after the response. */
async function fetchFullPage(
  after: string | null,
  fetchPart: (part: { readonly after: string | null; readonly first?: number }) => Promise<ProductPage>,
): Promise<ProductPage> {
  let page = await fetchPart({ after });
  for (let requests = 1; requests < MAX_REQUESTS; requests++) {
    if (!page.hasNextPage || page.products.length >= PAGE_SIZE) break;
    const next = await fetchPart({ after: page.endCursor, first: REFILL_SIZE });
    page = { ...next, products: [...page.products, ...next.products] };
  }
  return page;
}

/** Returns the next cursor; null after the last page, and for a cursor that was already used, which would repeat pages for ever. */
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
  const last = pages.at(-1);
  return { products, pagesLoaded: pages.length, endCursor: last?.hasNextPage ? last.endCursor : null };
}
