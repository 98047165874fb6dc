import { ApiError, ERROR_MESSAGES } from '@naap/api-clients';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { cartQueryOptions } from '../cart/cart-queries.ts';
import { useShopState } from '../context.ts';
import type { PlacedItems } from '../events/shop-event.ts';
import type { prefetchOrder } from '../orders/useOrder.ts';
import { asApiError } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';
import type { OrderDraft } from './order-placement.ts';

/** How long a placed order may keep the shopper from the next page, which shows it, in ms. */
const ORDER_TIMEOUT_MS = 600;

async function prefetchInTime(...input: Parameters<typeof prefetchOrder>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, ORDER_TIMEOUT_MS);
  const fetching = import('../orders/useOrder.ts').then(({ prefetchOrder }) => prefetchOrder(...input));
  await Promise.race([promise, fetching.catch(() => undefined)]);
}

/**
 * Returns the mutation that places an order after all changes of the cart, and whether it is running. When the order is refused, `onRefused` is
 * called and awaited before the mutation rejects.
 */
export function useSendOrder(onRefused: (error: ApiError) => Promise<void>) {
  const shop = useShopState();
  const { clients, cartLog, checkout, lists, tabs, events } = shop;
  const { customerId } = useSession();
  const queryClient = useQueryClient();
  const placeKey = [...shopperKeys.orders(customerId), 'place'];
  const { mutateAsync: sendOrder } = useMutation({
    mutationKey: placeKey,
    async mutationFn({ draft, placed }: { draft: OrderDraft; placed: PlacedItems }) {
      // The server orders its own cart, so every change has to reach it first.
      if (!(await cartLog.flush())) {
        throw new ApiError(ERROR_MESSAGES.shopApi.placeOrder, { kind: 'network' });
      }
      events.report({ type: 'order-sent', ...placed });
      return checkout.placement.place(draft, placed.items);
    },
    async onSuccess({ orderId }, { placed }) {
      events.report({ type: 'order-placed', orderId, ...placed });
      const { queryKey } = cartQueryOptions(clients.cart, cartLog, customerId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { status: 'empty', lines: [] });
      checkout.reset();
      void queryClient.invalidateQueries({ queryKey: shopperKeys.orders(customerId) });
      tabs.post('cart');
      tabs.post('orders');
      if (orderId === undefined || customerId === null) return;
      await prefetchInTime(shop, queryClient, { customerId, orderId });
      lists.runningOrders.put({ id: orderId, customerId, at: Date.now(), order: null });
    },
    onError(cause) {
      const error = asApiError(cause, ERROR_MESSAGES.shopApi.placeOrder);
      if (error.isRefused) events.report({ type: 'order-refused' });
      return onRefused(error);
    },
  });
  // Counted in the mutation cache: `isPending` of the hook knows only the latest of overlapping calls.
  const isPlacing = useIsMutating({ mutationKey: placeKey }) > 0;
  return { sendOrder, isPlacing };
}
