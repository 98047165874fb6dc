import type { ApiError, ProductCard } from '@naap/api-clients';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import type { FilterState } from '../filters/filters.ts';
import {
  type ProductListInput,
  type ProductListSource,
  productListRequest,
  productListTitle,
} from './product-list.ts';
import { productListQueryOptions } from './product-list-query.ts';

export interface ProductList {
  readonly title: string;
  readonly source: ProductListSource;
  readonly products: readonly ProductCard[];
  /** The first page is pending, also after another sort or filter was chosen. */
  readonly isLoading: boolean;
  /** The pages that are shown are being fetched anew. */
  readonly isRefetching: boolean;
  /** The first page failed; `nextPageError` is for a later one, with the pages before it kept. */
  readonly error: ApiError | null;
  readonly nextPageError: ApiError | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly pagesLoaded: number;
  /** Does nothing without a next page, while one is being fetched, and after one failed (that is `retry`). */
  fetchNextPage(): void;
  /** Tries again what failed: the next page alone, or the list. */
  retry(): void;
}

const NO_PRODUCTS: readonly ProductCard[] = [];

/**
 * A product list in pages of ten (spec sections 2 and 7). The filters are those of the store, or those that
 * `useFiltersInUrl` answered.
 */
export function useProductList({
  filters,
  ...input
}: ProductListInput & { readonly filters?: FilterState }): ProductList {
  const state = useShopState();
  const inStore = useStore(state.filters.store);
  const current = filters ?? inStore;
  const request = productListRequest(input, current, state.content);
  const query = useInfiniteQuery(productListQueryOptions(state.clients.storefront, request));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;

  return {
    title: productListTitle(input, current, state.content),
    source: request.source,
    products: query.data?.products ?? NO_PRODUCTS,
    isLoading: query.isPending,
    isRefetching: query.isRefetching && !isFetchingNextPage,
    error: query.data === undefined ? query.error : null,
    nextPageError: isFetchNextPageError && !isFetchingNextPage ? query.error : null,
    hasNextPage,
    isFetchingNextPage,
    pagesLoaded: query.data?.pagesLoaded ?? 0,
    fetchNextPage: useCallback(() => {
      if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]),
    retry: useCallback(() => {
      void (isFetchNextPageError ? fetchNextPage() : refetch());
    }, [isFetchNextPageError, fetchNextPage, refetch]),
  };
}
