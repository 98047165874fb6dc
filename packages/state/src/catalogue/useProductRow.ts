import { ApiError, type ProductCard, type StorefrontClient } from '@naap/api-clients';
import { queryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { uniqueBy } from '../unique-by.ts';

/** The source of a row's products: tags or a collection. */
export interface ProductRowSource {
  readonly tags?: readonly string[] | undefined;
  readonly collection?: string | undefined;
}

/** How long a row is not fetched again, in ms. */
const STALE_MS = 5 * 60_000;

/**
 * Returns the query options of a row. Tags are fetched in parallel, merged and deduplicated by ID (spec section 7). A collection that does
 * not exist has no products.
 */
export function productRowQueryOptions(
  storefront: StorefrontClient,
  { tags = [], collection }: ProductRowSource,
) {
  return queryOptions({
    queryKey: ['products', 'row', { tags, collection }],
    queryFn: async ({ signal }): Promise<readonly ProductCard[]> => {
      if (collection !== undefined) return productsOf(storefront, collection, signal);
      const pages = await Promise.all(tags.map((tag) => storefront.listProductsByTag({ tag }, { signal })));
      return uniqueBy(
        pages.flatMap(({ products }) => products),
        ({ id }) => id,
      );
    },
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
  });
}

async function productsOf(storefront: StorefrontClient, handle: string, signal: AbortSignal) {
  try {
    return (await storefront.listCollection({ handle }, { signal })).products;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return NO_PRODUCTS;
    throw error;
  }
}

export interface ProductRow {
  readonly products: readonly ProductCard[];
  readonly isLoading: boolean;
  /** 'Failed to fetch products by tag: {tag}' */
  readonly error: ApiError | null;
  retry(): void;
}

const NO_PRODUCTS: readonly ProductCard[] = [];

/** Returns the products of a row on the home page. */
export function useProductRow(source: ProductRowSource): ProductRow {
  return toRow(useQuery(productRowQueryOptions(useShopState().clients.storefront, source)));
}

/** Returns the first `count` products of each row that no row above shows. A row that fails is empty. */
export function useProductRows(sources: readonly ProductRowSource[], count: number): readonly ProductRow[] {
  const { storefront } = useShopState().clients;
  const results = useQueries({
    queries: sources.map((source) => productRowQueryOptions(storefront, source)),
  });
  const shown = new Set<string>();
  return results.map((result) => {
    const row = toRow(result);
    const products = row.products.filter(({ id }) => !shown.has(id)).slice(0, count);
    for (const { id } of products) shown.add(id);
    return { ...row, products };
  });
}

function toRow({
  data,
  isPending,
  error,
  refetch,
}: UseQueryResult<readonly ProductCard[], ApiError>): ProductRow {
  return {
    products: data ?? NO_PRODUCTS,
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
