import type { ApiError, ProductCard } from '@naap/api-clients';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useShopState } from '../context.ts';
import type { FilterState } from '../filters/filters.ts';
import {
  type ProductListInput,
  type ProductListSource,
  productListRequest,
  productListTitle,
} from './product-list.ts';
import { productListQueryOptions, refetchFromFirstPage } from './product-list-query.ts';
import { productTotalQueryOptions } from './product-total.ts';

export interface ProductList {
  readonly title: string;
  readonly source: ProductListSource;
  readonly products: readonly ProductCard[];
  /** Number of products of all pages; null while it is unknown. */
  readonly total: number | null;
  /** Whether the first page is pending, also after a change of sort or filters. */
  readonly isLoading: boolean;
  /** Whether the visible pages are being refetched. */
  readonly isRefetching: boolean;
  /** The error of the first page. While pages are visible, errors are in `nextPageError` and `refetchError` instead. */
  readonly error: ApiError | null;
  readonly nextPageError: ApiError | null;
  readonly refetchError: ApiError | null;
  readonly hasNextPage: boolean;
  /** Cursor of the next page; null when there is none. */
  readonly endCursor: string | null;
  readonly isFetchingNextPage: boolean;
  readonly pagesLoaded: number;
  /** Does nothing without a next page, during another request, and after a failure (use `retry`). */
  fetchNextPage(): void;
  /** Repeats the failed request: the next page, or the list. */
  retry(): void;
  /** Refetches the list with these filters. Call it whenever the shopper applies filters, even unchanged ones. */
  refresh(filters: FilterState): void;
}

const NO_PRODUCTS: readonly ProductCard[] = [];

/** Returns a product list in pages of ten (spec sections 2 and 7). */
export function useProductList({
  filters,
  after = null,
  ...input
}: ProductListInput & { readonly filters: FilterState; readonly after?: string | null }): ProductList {
  const { clients, content, queryClient } = useShopState();
  const { storefront } = clients;
  const request = productListRequest(input, filters, content);
  const query = useInfiniteQuery(productListQueryOptions(storefront, request, after));
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
  const isPart = hasNextPage || after !== null;
  const { data: total = null } = useQuery({
    ...productTotalQueryOptions(queryClient, storefront, request),
    enabled: isPart,
  });

  return {
    title: productListTitle(input, filters, content),
    source: request.source,
    products: query.data?.products ?? NO_PRODUCTS,
    total: isPart ? total : (query.data?.products.length ?? null),
    isLoading: query.isPending,
    isRefetching,
    error: query.data === undefined ? query.error : null,
    nextPageError: isFetchNextPageError && !isFetchingNextPage ? query.error : null,
    refetchError: query.isRefetchError && !isFetchNextPageError && !isFetching ? query.error : null,
    hasNextPage,
    endCursor: query.data?.endCursor ?? null,
    isFetchingNextPage,
    pagesLoaded: query.data?.pagesLoaded ?? 0,
    fetchNextPage: useCallback(() => {
      if (hasNextPage && !isFetching && !isError) void fetchNextPage();
    }, [hasNextPage, isFetching, isError, fetchNextPage]),
    retry: useCallback(() => {
      void (isFetchNextPageError ? fetchNextPage() : refetch());
    }, [isFetchNextPageError, fetchNextPage, refetch]),
    refresh: (next) =>
      refetchFromFirstPage(queryClient, storefront, productListRequest(input, next, content)),
  };
}
