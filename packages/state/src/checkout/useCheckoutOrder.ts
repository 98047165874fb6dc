import { type ApiError, type CheckoutTotals, checkoutTotals } from '@naap/api-clients';
import { useState } from 'react';
import type { CartItem, LineProblem } from '../cart/cart-lines.ts';
import { type CartItems, useCartItems } from '../cart/useCartItems.ts';
import { useShopState } from '../context.ts';
import { useCoupon } from './useCoupon.ts';
import { useOrderTotal } from './useOrderTotal.ts';

export interface CheckoutOrder {
  readonly isLoading: boolean;
  /** The error of the cart. */
  readonly error: ApiError | null;
  retry(): void;
  /** The lines with exact prices: checkout shows two decimals (spec section 9). */
  readonly items: readonly CartItem[];
  /** `total` is the total of the order: the backend's own total when the backend has rejected the computed one. */
  readonly totals: CheckoutTotals;
  /** The applied coupon; null without one. */
  readonly coupon: string | null;
  /** The reason why the items cannot be ordered; null when they can. While prices are unknown, `totals` is wrong. */
  readonly block: 'looking-up' | 'look-up-failed' | 'unavailable' | null;
  retryLookUp(): void;
  /** Updates the items and the total after a refused order. Resolves when the cart and the prices are refetched. */
  applyRefusal(error: ApiError): Promise<void>;
}

/** Returns what is ordered: the lines of the cart, their total, and why they cannot be ordered. */
export function useCheckoutOrder(): CheckoutOrder {
  const { content } = useShopState();
  const { code } = useCoupon();
  const cart = useCartItems('exact');
  const [refusedLines, setRefusedLines] = useState<ReadonlyMap<string, LineProblem>>(new Map());
  const items = (cart.items ?? []).map((item) => ({
    ...item,
    problem: item.problem ?? refusedLines.get(item.id) ?? null,
  }));
  const computed = checkoutTotals(
    items.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
    code,
    content.pricing,
  );
  const { total, setBackendTotal } = useOrderTotal(
    computed.total,
    JSON.stringify([items.map(priceKey), code]),
  );

  return {
    isLoading: cart.error === null && cart.items === undefined,
    error: cart.error,
    retry: cart.retry,
    items,
    totals: { ...computed, total },
    coupon: code,
    block: blockOf(items, cart),
    retryLookUp: () => void cart.refresh(),
    async applyRefusal({ refusal, isRefused }) {
      if (refusal?.code === 'unavailable') {
        setRefusedLines(new Map(refusal.items.map(({ variantId, reason }) => [variantId, PROBLEMS[reason]])));
      }
      if (refusal?.code === 'address_not_found') return;
      if (refusal) await cart.refresh();
      else if (isRefused) cart.retry();
      if (refusal?.code === 'total_changed') setBackendTotal(refusal.total);
    },
  };
}

const PROBLEMS = {
  sold_out: 'sold-out',
  not_found: 'not-found',
  other_currency: 'other-currency',
} as const satisfies Record<string, LineProblem>;

/** Returns whether a line can only be removed. */
export function isUnavailable({ problem }: CartItem): boolean {
  return problem !== null && problem !== 'look-up';
}

function blockOf(items: readonly CartItem[], cart: CartItems): CheckoutOrder['block'] {
  if (cart.hasUnknownLines) return 'looking-up';
  if (items.some(({ problem }) => problem === 'look-up')) {
    return cart.isRefreshing ? 'looking-up' : 'look-up-failed';
  }
  return items.some(isUnavailable) ? 'unavailable' : null;
}

function priceKey({ id, price, quantity }: CartItem) {
  return [id, price.amount, price.currency, quantity];
}
