import type { Cart } from '@naap/api-clients';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import { useSession } from '../session/useSession.ts';
import { withPending } from './cart-changes.ts';
import { cartQueryOptions } from './cart-queries.ts';

/** Returns the server's cart with the pending changes applied; `cart` is undefined until the first response. */
export function useShownCart() {
  const { clients, cartLog } = useShopState();
  const { customerId } = useSession();
  const query = useQuery(cartQueryOptions(clients.cart, cartLog, customerId));
  const pending = useStore(cartLog.store);
  const cart = useMemo<Cart | undefined>(
    () => query.data && withPending(query.data, pending),
    [query.data, pending],
  );
  return { cart, query };
}

/** Returns the number of lines in the cart: 0 when signed out or empty, null until the session and the cart are known. */
export function useCartCount(): number | null {
  const { status, isUnknown } = useSession();
  const { cart } = useShownCart();
  return cart?.lines.length ?? (status === 'signed-out' && !isUnknown ? 0 : null);
}
