import {
  type CollectionFilter,
  type CountsByName,
  type PriceRange,
  type ProductCounts,
  passesFilter,
  type StorefrontClient,
  type TaggedProduct,
} from '@naap/api-clients';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ProductListRequest } from '../catalogue/product-list.ts';
import { type CountRequest, countRequest } from './filter-counts.ts';

const STALE_TIME_MS = 5 * 60_000;

interface Source {
  readonly queryClient: QueryClient;
  readonly storefront: StorefrontClient;
}

/** Query options of counts. Selections of filters share them. The data are null when the store cannot count the products. */
export function productCountsQueryOptions({ queryClient, storefront }: Source, request: CountRequest) {
  return queryOptions({
    queryKey: ['product-counts', request],
    async queryFn({ signal }): Promise<ProductCounts | null> {
      if (request.source === 'search') {
        const { searchQuery, priceRange } = request;
        return storefront.countProducts({ searchQuery, ...(priceRange && { priceRange }) }, { signal });
      }
      const { handle, filter } = request;
      const products = await queryClient.fetchQuery(collectionTagsQueryOptions(storefront, handle, filter));
      return products && countCollection(products, filter);
    },
    // No request is needed, so that there is no moment without counts.
    initialData() {
      if (request.source === 'search') return undefined;
      const { queryKey } = collectionTagsQueryOptions(storefront, request.handle, request.filter);
      if (queryClient.getQueryState(queryKey)?.isInvalidated) return undefined;
      const products = queryClient.getQueryData(queryKey);
      return products && countCollection(products, request.filter);
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
    const { searchQuery, priceRange } = request;
    const input = { searchQuery, ...(priceRange && { priceRange }), totalOnly: true };
    return (await storefront.countProducts(input, { signal })).total;
  }
  if (request === null) return null;
  const options = collectionTagsQueryOptions(storefront, request.handle, request.filter);
  const products = await queryClient.fetchQuery(options);
  return products && countCollection(products, request.filter).total;
}

/** The tags and brands of the products of a collection, from which every selection of filters is counted. */
function collectionTagsQueryOptions(
  storefront: StorefrontClient,
  handle: string,
  { priceRange }: { readonly priceRange?: PriceRange },
) {
  return queryOptions({
    queryKey: ['product-counts', 'tags', handle, priceRange ?? null],
    queryFn: ({ signal }) =>
      storefront.listCollectionTags({ handle, ...(priceRange && { priceRange }) }, { signal }),
    // A page shows only numbers made from it.
    meta: { isIntermediate: true },
    staleTime: STALE_TIME_MS,
  });
}

function countCollection(products: readonly TaggedProduct[], filter: CollectionFilter): ProductCounts {
  const matching = products.filter((product) => passesFilter(filter, product));
  return {
    total: matching.length,
    tags: countNames(matching.map(({ tags }) => tags)),
    brands: countNames(matching.map(({ brand }) => [brand])),
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
