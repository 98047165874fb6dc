import type {
  ApiError,
  Money,
  OrderChange,
  OrderDetails,
  OrderedItem,
  ShopApiClient,
} from '@naap/api-clients';
import { chooseLines, dueOf, type HandedBack } from '@naap/api-clients/order-lifecycle';
import { money } from '@naap/api-clients/pricing';
import { m } from '@naap/messages';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShopState } from '../context.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { repeatLost } from '../lost-requests.ts';
import { asApiError, failure, type Result, reasonOf, success } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import type { ShopState } from '../shop-state.ts';
import { shopperKeys } from '../shopper-keys.ts';
import type { StoredList } from '../stored-list.ts';
import { hasEnded } from './has-ended.ts';
import { optionsOf } from './options-of.ts';
import type { RunningOrder } from './running-orders.ts';
import { readStoredOrder } from './stored-order.ts';

/** Time between two requests of an order on its way, and of one at the door, in ms. */
const POLL_MS = 15_000;
const POLL_AT_THE_DOOR_MS = 3_000;

const newer = (first: OrderDetails, second: OrderDetails | undefined) =>
  second !== undefined && second.version > first.version ? second : first;

const isNotFound = (error: ApiError | null) => error?.status === 404;

function orderQueryOptions(
  shopApi: ShopApiClient,
  stored: StoredList<RunningOrder>,
  customerId: string | null,
  orderId: string,
) {
  const queryKey = [...shopperKeys.orders(customerId), orderId];
  const seen = stored.getSnapshot().find((each) => each.id === orderId && each.customerId === customerId);
  return queryOptions({
    queryKey,
    async queryFn({ signal, client }) {
      const known = () => client.getQueryData<OrderDetails>(queryKey);
      // A change may have been answered meanwhile.
      return newer(await shopApi.getOrder(orderId, known(), { signal }), known());
    },
    initialData: () => readStoredOrder(seen?.order),
    initialDataUpdatedAt: seen?.at ?? 0,
    enabled: customerId !== null,
    staleTime: POLL_AT_THE_DOOR_MS,
    refetchInterval({ state: { data, error } }) {
      if (data === undefined || hasEnded(data.stage) || isNotFound(error)) return false;
      return data.stage === 'At the door' ? POLL_AT_THE_DOOR_MS : POLL_MS;
    },
    refetchOnWindowFocus: ({ state: { data } }) => (data && hasEnded(data.stage) ? false : 'always'),
  });
}

/** Fetches an order before a page shows it. Never rejects. */
export const prefetchOrder = (
  { clients, lists }: ShopState,
  queryClient: QueryClient,
  { customerId, orderId }: { readonly customerId: string; readonly orderId: string },
): Promise<void> =>
  queryClient.prefetchQuery(orderQueryOptions(clients.shopApi, lists.runningOrders, customerId, orderId));

/** One line of an order. */
export interface OrderPiece extends OrderedItem {
  /** The values of the ordered variant's options, as they were ordered. */
  readonly options: readonly string[];
}

export interface LoadedOrder extends OrderDetails {
  readonly items: readonly OrderPiece[];
  readonly amounts: OrderAmounts;
}

/** The cash at the door: `all` minus `handedBack` minus `discount` is `due`. Missing pieces are in none of them. */
export interface OrderAmounts {
  readonly all: Money;
  readonly handedBack: Money;
  readonly discount: Money;
  readonly due: Money;
  /** What would be due if everything was kept. */
  readonly dueForAll: Money;
}

export interface OrderState {
  /** With the shopper's choice, also while it is sent. */
  readonly order: LoadedOrder | undefined;
  /** When the order was last read, in ms since the epoch. */
  readonly readAt: number;
  /** Whether the order is only the one that the device had stored, which may be over by now. */
  readonly isStored: boolean;
  /** The last attempt to read the order failed: 'Failed to fetch orders', or the shop API's own error message. */
  readonly error: ApiError | null;
  retry(): void;
  readonly isRetrying: boolean;
  readonly isChanging: boolean;
  cancel(): Promise<Result>;
  /** Chooses the pieces that are handed back; all others are kept. */
  choose(handedBack: readonly HandedBack[]): Promise<Result>;
}

/** Returns an order with its progress, and follows it while the page is visible. */
export function useOrder(orderId: string): OrderState {
  const { clients, lists } = useShopState();
  const { runningOrders } = lists;
  const { customerId } = useSession();
  const queryClient = useQueryClient();
  const options = orderQueryOptions(clients.shopApi, runningOrders, customerId, orderId);
  const { data, dataUpdatedAt, error, isFetched, isFetching, refetch } = useQuery(options);
  const { queryKey } = options;
  const changeKey = [...queryKey, 'change'];

  useEffect(() => {
    if (isNotFound(error)) return runningOrders.remove(orderId);
    if (data === undefined || customerId === null) return;
    if (hasEnded(data.stage)) return runningOrders.remove(orderId);
    const seen = { id: orderId, customerId, at: dataUpdatedAt, order: data };
    // A known order keeps its place: the one that was placed last is the first.
    runningOrders.edit((known) =>
      known.some(({ id }) => id === orderId)
        ? known.map((each) => (each.id === orderId ? seen : each))
        : [seen, ...known],
    );
  }, [data, dataUpdatedAt, error, orderId, customerId, runningOrders]);

  const { mutateAsync } = useMutation({
    mutationKey: changeKey,
    // One change after the other, because each one has to know the version after the one before.
    scope: { id: orderId },
    async mutationFn(change: OrderChange) {
      const version = queryClient.getQueryData<OrderDetails>(queryKey)?.version ?? 0;
      const input = { ...change, version, idempotencyKey: newIdempotencyKey() };
      return repeatLost(() => clients.shopApi.changeOrder(orderId, input), {});
    },
    onSuccess(result, change) {
      queryClient.setQueryData<OrderDetails>(queryKey, (before) => {
        if (before === undefined) return before;
        if (!result.isChanged) return newer(result.current, before);
        return newer({ ...withChange(before, change), version: result.version, etag: null }, before);
      });
      void queryClient.invalidateQueries({ queryKey: shopperKeys.orders(customerId) });
    },
  });
  const sending = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as OrderChange,
  });

  async function change(wanted: OrderChange): Promise<Result> {
    try {
      const { isChanged } = await mutateAsync(wanted);
      return isChanged ? success(undefined, '') : failure(m.order_changed(), m.order_changed_text());
    } catch (cause) {
      return failure(m.order_change_failed(), reasonOf(asApiError(cause, m.order_change_failed())));
    }
  }

  const choice = sending.findLast(({ kind }) => kind === 'choice');
  return {
    order: data && load(choice ? withChange(data, choice) : data),
    readAt: dataUpdatedAt,
    isStored: !isFetched,
    error,
    retry: () => void refetch(),
    isRetrying: isFetching,
    isChanging: sending.length > 0,
    cancel: () => change({ kind: 'cancel' }),
    choose: (handedBack) => change({ kind: 'choice', handedBack }),
  };
}

/** Returns the order as it is after a change. */
function withChange(order: OrderDetails, change: OrderChange): OrderDetails {
  return change.kind === 'cancel'
    ? { ...order, stage: 'Cancelled', status: 'Cancelled' }
    : { ...order, items: chooseLines(order.items, change.handedBack) };
}

function load(order: OrderDetails): LoadedOrder {
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, options: optionsOf(item.variantTitle) })),
    amounts: amountsOf(order),
  };
}

function amountsOf({ stage: status, items: lines, discount }: OrderDetails): OrderAmounts {
  const none = money(0, discount.currency);
  const all = dueOf({ status, lines: chooseLines(lines, []), discount: none });
  const kept = dueOf({ status, lines, discount: none });
  const due = dueOf({ status, lines, discount });
  return {
    all,
    handedBack: money(all.amount - kept.amount, all.currency),
    discount: money(kept.amount - due.amount, all.currency),
    due,
    dueForAll: dueOf({ status, lines: chooseLines(lines, []), discount }),
  };
}
