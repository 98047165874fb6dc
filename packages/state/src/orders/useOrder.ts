import type { ApiError, OrderDetails, OrderedItem, ShopApiClient } from '@naap/api-clients';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { variantLookupsQueryOptions } from '../cart/cart-queries.ts';
import { useShopState } from '../context.ts';
import { isPlaceholderOption } from '../product/option-kind.ts';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';

function orderQueryOptions(shopApi: ShopApiClient, customerId: string | null, orderId: string) {
  return queryOptions({
    queryKey: [...shopperKeys.orders(customerId), orderId],
    queryFn: ({ signal }) => shopApi.getOrder(orderId, { signal }),
    enabled: customerId !== null,
    staleTime: 30_000,
  });
}

/** One line of an order with its picture. */
export interface OrderPiece extends OrderedItem {
  /** The values of the ordered variant's options, as they were ordered. */
  readonly options: readonly string[];
  /** null while it is looked up, and when the product is no longer sold. */
  readonly image: string | null;
}

export interface LoadedOrder extends OrderDetails {
  readonly items: readonly OrderPiece[];
}

export interface OrderState {
  readonly order: LoadedOrder | undefined;
  /** 'Failed to fetch orders', or the shop API's own error message. */
  readonly error: ApiError | null;
  retry(): void;
  readonly isRetrying: boolean;
}

/** Returns an order with its items. Names and prices are those of the order; pictures are those of the products as they are sold now. */
export function useOrder(orderId: string): OrderState {
  const { clients } = useShopState();
  const { customerId } = useSession();
  const { data, error, isFetching, refetch } = useQuery(
    orderQueryOptions(clients.shopApi, customerId, orderId),
  );
  const variantIds = data?.items.map(({ variantId }) => variantId) ?? [];
  const { data: lookups } = useQuery(variantLookupsQueryOptions(clients.storefront, variantIds));
  return {
    order: data && {
      ...data,
      items: data.items.map((item) => {
        const lookup = lookups?.get(item.variantId);
        return {
          ...item,
          options: optionsOf(item.variantTitle),
          image: lookup?.status === 'found' ? (lookup.variant.image?.url ?? null) : null,
        };
      }),
    },
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    isRetrying: isFetching,
  };
}

function optionsOf(variantTitle: string): readonly string[] {
  const values = variantTitle.split(' / ').filter((value) => value !== '');
  return isPlaceholderOption('Title', values) ? [] : values;
}
