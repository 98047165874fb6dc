import type { ApiError, ProductCard } from '@naap/api-clients';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useShopState } from '../context.ts';
import type { FilterState } from '../filters/filters.ts';
import {
  type ProductListInput,
  type ProductListSource,
  productListRequest,
  productListTitle,
} from './product-list.ts';
import { productListQueryOptions, startAnew } from './product-list-query.ts';

export interface ProductList {
  readonly title: string;
  readonly source: ProductListSource;
  readonly products: readonly ProductCard[];
  /** The first page is pending, also after another sort or filter was chosen. */
  readonly isLoading: boolean;
  /** The pages that are shown are being fetched anew. */
  readonly isRefetching: boolean;
  /** The first page failed. With pages that are kept, `nextPageError` is for a later one, `refetchError` for a new fetch of them. */
  readonly error: ApiError | null;
  readonly nextPageError: ApiError | null;
  readonly refetchError: ApiError | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly pagesLoaded: number;
  /** Does nothing without a next page, while anything is being fetched, and after a failure (that is `retry`). */
  fetchNextPage(): void;
  /** Tries again what failed: the next page alone, or the list. */
  retry(): void;
  /** Fetches the list with these filters anew; call it whenever the shopper chooses, be it the same again. */
  refresh(filters: FilterState): void;
}

const NO_PRODUCTS: readonly ProductCard[] = [];

/** A product list in pages of ten (spec sections 2 and 7). */
export function useProductList({
  filters,
  ...input
}: ProductListInput & { readonly filters: FilterState }): ProductList {
  const { clients, content, queryClient } = useShopState();
  const { storefront } = clients;
  const request = productListRequest(input, filters, content);
  const query = useInfiniteQuery(productListQueryOptions(storefront, request));
  const {
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isError,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = query;
  const isRefetching = query.isRefetching && !isFetchingNextPage;

  return {
    title: productListTitle(input, filters, content),
    source: request.source,
    products: query.data?.products ?? NO_PRODUCTS,
    isLoading: query.isPending,
    isRefetching,
    error: query.data === undefined ? query.error : null,
    nextPageError: isFetchNextPageError && !isFetchingNextPage ? query.error : null,
    refetchError: query.isRefetchError && !isFetchNextPageError && !isFetching ? query.error : null,
    hasNextPage,
    isFetchingNextPage,
    pagesLoaded: query.data?.pagesLoaded ?? 0,
    fetchNextPage: useCallback(() => {
      if (hasNextPage && !isFetching && !isError) void fetchNextPage();
    }, [hasNextPage, isFetching, isError, fetchNextPage]),
    retry: useCallback(() => {
      void (isFetchNextPageError ? fetchNextPage() : refetch());
    }, [isFetchNextPageError, fetchNextPage, refetch]),
    refresh: (next) => startAnew(queryClient, storefront, productListRequest(input, next, content)),
  };
}
