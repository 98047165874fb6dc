import { ApiError, type ProductCard, type StorefrontClient } from '@naap/api-clients';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
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
 * not exist has no products. Sold-out products come last.
 */
export function productRowQueryOptions(
  storefront: StorefrontClient,
  { tags = [], collection }: ProductRowSource,
) {
  return queryOptions({
    queryKey: ['products', 'row', { tags, collection }],
    queryFn: ({ signal }) => fetchRow(storefront, { tags, collection }, signal),
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
  });
}

/** Returns the query options of the rows of a page. They fail together. */
export function productRowsQueryOptions(storefront: StorefrontClient, sources: readonly ProductRowSource[]) {
  const wanted = sources.map(({ tags, collection }) => ({ tags, collection }));
  return queryOptions({
    queryKey: ['products', 'rows', wanted],
    queryFn: ({ signal }) => Promise.all(wanted.map((source) => fetchRow(storefront, source, signal))),
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
  });
}

async function fetchRow(
  storefront: StorefrontClient,
  { tags = [], collection }: ProductRowSource,
  signal: AbortSignal,
): Promise<readonly ProductCard[]> {
  if (collection !== undefined) return soldOutLast(await productsOf(storefront, collection, signal));
  const pages = await Promise.all(tags.map((tag) => storefront.listProductsByTag({ tag }, { signal })));
  const products = uniqueBy(
    pages.flatMap((page) => page.products),
    ({ id }) => id,
  );
  return soldOutLast(products);
}

/** Keeps the storefront's order otherwise. */
const soldOutLast = (products: readonly ProductCard[]): readonly ProductCard[] =>
  products.toSorted((a, b) => Number(b.availableForSale) - Number(a.availableForSale));

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

export function toRow({ data, isPending, error, refetch }: UseQueryResult<readonly ProductCard[], ApiError>) {
  return {
    products: data ?? NO_PRODUCTS,
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

/** Returns the first `count` products of each row that no row above shows. Only the first row has the error. */
export function useProductRows(sources: readonly ProductRowSource[], count: number): readonly ProductRow[] {
  const { data, isPending, error, refetch } = useQuery(
    productRowsQueryOptions(useShopState().clients.storefront, sources),
  );
  const shown = new Set<string>();
  return sources.map((_source, index) => {
    const products = (data?.[index] ?? NO_PRODUCTS).filter(({ id }) => !shown.has(id)).slice(0, count);
    for (const { id } of products) shown.add(id);
    return {
      products,
      isLoading: isPending,
      error: data === undefined && index === 0 ? error : null,
      retry: () => void refetch(),
    };
  });
}
