import type { ApiError, Cart, Precision } from '@naap/api-clients';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import { useSession } from '../session/useSession.ts';
import { type CartItem, toCartItem, withPending } from './cart-lines.ts';
import { cartQueryOptions, VARIANTS, variantLookupsQueryOptions } from './cart-queries.ts';

/** The cart as the shopper sees it: the server's answer and what was tapped since; undefined while unknown. */
export function useShownCart() {
  const { clients, cartChanges } = useShopState();
  const { customerId } = useSession();
  const query = useQuery(cartQueryOptions(clients.cart, cartChanges, customerId));
  const pending = useStore(cartChanges.store);
  const cart = useMemo<Cart | undefined>(
    () => query.data && withPending(query.data, pending),
    [query.data, pending],
  );
  return { cart, query };
}

export interface CartItems {
  /** undefined while the cart or its products are unknown. */
  readonly items: readonly CartItem[] | undefined;
  /** Lines whose products are still being looked up: they are not in `items` yet. */
  readonly hasUnknownLines: boolean;
  readonly error: ApiError | null;
  retry(): void;
  /** Reads the cart and its prices again; resolves when both are here, however that ended. */
  refresh(): Promise<void>;
  /** The prices are being looked up again. */
  readonly isRefreshing: boolean;
}

/** The lines of the cart with their products, looked up in one request (docs/decisions/wire.md). */
export function useCartItems(prices: Precision): CartItems {
  const { clients, content } = useShopState();
  const { pricing } = content;
  const queryClient = useQueryClient();
  const { cart, query } = useShownCart();
  const lookupQuery = useQuery({
    ...variantLookupsQueryOptions(clients.storefront, useEverSeen(cart)),
    placeholderData: keepPreviousData,
  });
  const lookups = lookupQuery.data;

  const items = useMemo(() => {
    if (cart === undefined) return undefined;
    if (cart.lines.length === 0) return [];
    if (lookups === undefined) return undefined;
    // A line that came from elsewhere is shown as soon as its product is known.
    const known = cart.lines.flatMap((line) => {
      const lookup = lookups.get(line.variantId);
      return lookup ? [toCartItem(line, lookup, prices, pricing.currency)] : [];
    });
    return known.length > 0 ? known : undefined;
  }, [cart, lookups, prices, pricing]);

  return {
    items,
    error: cart === undefined ? query.error : null,
    hasUnknownLines: items !== undefined && items.length < (cart?.lines.length ?? 0),
    retry: () => void query.refetch(),
    async refresh() {
      await query.refetch();
      await queryClient.refetchQueries({ queryKey: VARIANTS, type: 'active' });
    },
    isRefreshing: lookupQuery.isFetching,
  };
}

/** Every variant of the cart so far: a removed line must not cause another lookup of those that stay. */
function useEverSeen(cart: Cart | undefined): readonly string[] {
  const ids = cart?.lines.map(({ variantId }) => variantId) ?? [];
  const [seen, setSeen] = useState<readonly string[]>(ids);
  if (ids.every((id) => seen.includes(id))) return seen;
  setSeen(ids);
  return ids;
}
