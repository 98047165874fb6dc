import type { ApiError, Order, OrderPage, ShopApiClient } from '@naap/api-clients';
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShopState } from '../context.ts';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';
import { uniqueBy } from '../unique-by.ts';

/** Returns the query options of the shopper's orders, newest first, in pages by cursor. */
export function ordersQueryOptions(shopApi: ShopApiClient, customerId: string | null) {
  return infiniteQueryOptions({
    queryKey: shopperKeys.orders(customerId),
    queryFn: ({ pageParam, signal }) =>
      shopApi.listOrders(pageParam === null ? {} : { after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }: OrderPage, _pages: unknown, last: string | null) =>
      cursor === last ? null : cursor,
    select: joinPages,
    enabled: customerId !== null,
    staleTime: 30_000,
  });
}

function joinPages({ pages }: InfiniteData<OrderPage, string | null>): readonly Order[] {
  return uniqueBy(
    pages.flatMap(({ orders }) => orders),
    ({ orderId }) => orderId,
  );
}

export interface Orders {
  readonly orders: readonly Order[];
  readonly isLoading: boolean;
  /** 'Failed to fetch orders', or the shop API's own error message. `moreError` is the error of a later page. */
  readonly error: ApiError | null;
  readonly moreError: ApiError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  retry(): void;
}

const NO_ORDERS: readonly Order[] = [];

export function useOrders(): Orders {
  const { clients, events } = useShopState();
  const { customerId } = useSession();
  const query = useInfiniteQuery(ordersQueryOptions(clients.shopApi, customerId));
  const orders = query.data ?? NO_ORDERS;
  useEffect(() => events.report({ type: 'orders', orders }), [events, orders]);
  return {
    orders,
    isLoading: query.isPending,
    error: query.data === undefined ? query.error : null,
    moreError: query.isFetchNextPageError && !query.isFetchingNextPage ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}
