import {
  type CollectionFilter,
  type CountsByName,
  type ProductCounts,
  passesFilter,
  type StorefrontClient,
  type TaggedProduct,
  type VariantFacets,
} from '@naap/api-clients';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ProductListRequest } from '../catalogue/product-list.ts';
import { type CountRequest, countRequest, type ListCounts } from './filter-counts.ts';

const STALE_TIME_MS = 5 * 60_000;

interface Source {
  readonly queryClient: QueryClient;
  readonly storefront: StorefrontClient;
}

/** Returns the query options of counts. Selections of filters share them. */
export function productCountsQueryOptions({ queryClient, storefront }: Source, request: CountRequest) {
  return queryOptions({
    queryKey: ['product-counts', request],
    async queryFn({ signal }): Promise<ListCounts> {
      if (request.source === 'search') {
        const { source, ...search } = request;
        return storefront.countProducts(search, { signal });
      }
      const { handle, filter } = request;
      const [products, variants] = await Promise.all([
        queryClient.fetchQuery(collectionTagsQueryOptions(storefront, handle, filter)),
        // When this request fails, the other filters keep their counts.
        queryClient.fetchQuery(collectionFacetsQueryOptions(storefront, handle, filter)).catch(() => null),
      ]);
      if (products === null) return { total: null, tags: null, brands: null, variants };
      return countCollection(products, filter, variants);
    },
    // The counts of tags and brands need no request, so they are shown at once. The facets are fetched.
    initialDataUpdatedAt: 0,
    initialData() {
      if (request.source === 'search') return undefined;
      const { queryKey } = collectionTagsQueryOptions(storefront, request.handle, request.filter);
      if (queryClient.getQueryState(queryKey)?.isInvalidated) return undefined;
      const products = queryClient.getQueryData(queryKey);
      return products && countCollection(products, request.filter, null);
    },
    staleTime: STALE_TIME_MS,
    refetchOnWindowFocus: false,
  });
}

/** Returns the number of products of a list; null when it cannot be counted. */
export async function fetchProductTotal(
  { queryClient, storefront }: Source,
  list: ProductListRequest,
  signal: AbortSignal,
): Promise<number | null> {
  const request = countRequest(list);
  if (request?.source === 'search') {
    const { source, ...search } = request;
    return (await storefront.countProducts({ ...search, totalOnly: true }, { signal })).total;
  }
  if (request === null) return null;
  const options = collectionTagsQueryOptions(storefront, request.handle, request.filter);
  const products = await queryClient.fetchQuery(options);
  return products && countCollection(products, request.filter, null).total;
}

/** Returns the query options of the tags and brands of the products of a collection, from which every selection of filters is counted. */
function collectionTagsQueryOptions(
  storefront: StorefrontClient,
  handle: string,
  { tagGroups, brands, ...variants }: CollectionFilter,
) {
  return queryOptions({
    queryKey: ['product-counts', 'tags', handle, variants],
    queryFn: ({ signal }) => storefront.listCollectionTags({ handle, ...variants }, { signal }),
    // The page shows only counts that are computed from this list.
    meta: { isIntermediate: true },
    staleTime: STALE_TIME_MS,
  });
}

/** Returns the query options of the filters that the store offers in a collection, from which their values are counted. */
function collectionFacetsQueryOptions(
  storefront: StorefrontClient,
  handle: string,
  filter: CollectionFilter,
) {
  return queryOptions({
    queryKey: ['product-counts', 'facets', handle, filter],
    queryFn: ({ signal }) => storefront.listCollectionFacets({ handle, filter }, { signal }),
    meta: { isIntermediate: true },
    staleTime: STALE_TIME_MS,
  });
}

function countCollection(
  products: readonly TaggedProduct[],
  filter: CollectionFilter,
  variants: VariantFacets | null,
): ProductCounts {
  const matching = products.filter((product) => passesFilter(filter, product));
  return {
    total: matching.length,
    tags: countNames(matching.map(({ tags }) => tags)),
    brands: countNames(matching.map(({ brand }) => [brand])),
    variants,
  };
}

/** Counts the products that have each name, in lower case. */
function countNames(products: readonly (readonly string[])[]): CountsByName {
  const counts = new Map<string, number>();
  for (const names of products) {
    for (const name of new Set(names.map((text) => text.trim().toLowerCase()))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counts);
}
