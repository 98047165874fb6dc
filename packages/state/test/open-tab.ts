import type { Clients } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import { QueryObserver } from '@tanstack/react-query';
import { quantityOf, withPending } from '../src/cart/cart-changes.ts';
import { cartQueryOptions } from '../src/cart/cart-queries.ts';
import { createQueryClient } from '../src/index.ts';
import { createShopState } from '../src/shop-state.ts';

/** Opens the state of one tab without rendering it, with a cart that stays mounted. Tabs with the same `storage` share a browser. */
export function openTab(clients: Clients, storage: Storage) {
  const queryClient = createQueryClient();
  const shop = createShopState({
    clients,
    content,
    queryClient,
    localStorage: () => storage,
    sessionStorage: () => storage,
  });
  const optionsOf = (customerId: string | null) => cartQueryOptions(clients.cart, shop.cartLog, customerId);
  const cart = new QueryObserver(queryClient, optionsOf(null));
  const unmount = cart.subscribe(() => {});
  const unsubscribe = shop.session.subscribe(() =>
    cart.setOptions(optionsOf(shop.session.getSnapshot().customerId)),
  );
  const stop = shop.start();

  return {
    session: shop.session,
    cartLog: shop.cartLog,
    /** The quantity of a line that the screen shows. */
    shown(variantId: string): number {
      const { data } = cart.getCurrentResult();
      return data ? quantityOf(withPending(data, shop.cartLog.store.getState()).lines, variantId) : 0;
    },
    close() {
      stop();
      unsubscribe();
      unmount();
      queryClient.clear();
    },
  };
}
