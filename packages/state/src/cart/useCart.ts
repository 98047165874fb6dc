import { ApiError, type CartTotals, cartTotals, ERROR_TEXTS } from '@naap/api-clients';
import { useQueryClient } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { asApiError, failure, type Result, success } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { type CartItem, quantityOf, withPending } from './cart-lines.ts';
import { cartQueryOptions } from './cart-queries.ts';
import { useCartItems, useShownCart } from './useCartItems.ts';

/** 'Cart Updated', 'Item Removed', or 'Update Failed' and 'Remove Failed' with the reason. */
export type CartChangeResult = Result;

export interface CartView {
  readonly status: 'loading' | 'error' | 'empty' | 'ready';
  readonly lines: readonly CartItem[];
  /** How many lines there are: the n of 'Cart (n)'. */
  readonly count: number;
  /** Prices in whole rupees, the delivery fee added (spec section 9). */
  readonly totals: CartTotals;
  /** 'User not authenticated.' when nobody is signed in. */
  readonly error: ApiError | null;
  /** The screen changes at once; 0 or less removes the line. After a failure the server's cart is read anew. */
  changeQuantity(variantId: string, quantity: number): Promise<CartChangeResult>;
  remove(variantId: string): Promise<CartChangeResult>;
  retry(): void;
}

/** The cart screen (spec section 4). */
export function useCart(): CartView {
  const { clients, cartChanges, content } = useShopState();
  const queryClient = useQueryClient();
  const { status: sessionStatus, customerId } = useSession();
  const { items, error: fetchError, retry } = useCartItems('whole-rupees');

  const lines = items ?? [];
  const error = sessionStatus === 'signed-out' ? notAuthenticatedText() : readable(fetchError);

  async function changeQuantity(variantId: string, quantity: number): Promise<CartChangeResult> {
    const { queryKey } = cartQueryOptions(clients.cart, cartChanges, customerId);
    const cart = queryClient.getQueryData(queryKey);
    // Taken now, not from the last render: two quick taps must not count from the same quantity.
    const shown = cart ? quantityOf(withPending(cart, cartChanges.store.getState()).lines, variantId) : 0;
    const isRemoval = quantity <= 0;
    const delta = Math.max(quantity, 0) - shown;
    try {
      if (delta !== 0) await cartChanges.change(variantId, delta);
      return success(undefined, isRemoval ? 'Item Removed' : 'Cart Updated');
    } catch (cause) {
      const { message } = asApiError(cause, ERROR_TEXTS.backend.changeCart);
      return failure(isRemoval ? 'Remove Failed' : 'Update Failed', message);
    }
  }

  return {
    status: cartStatus(error, items),
    lines,
    count: lines.length,
    totals: cartTotals(
      lines.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
      content.pricing,
    ),
    error,
    changeQuantity,
    remove: (variantId) => changeQuantity(variantId, 0),
    retry,
  };
}

/** How many lines the cart has: 0 while unknown, signed out or empty (docs/decisions/bag-and-order.md). */
export function useCartCount(): number {
  return useShownCart().cart?.lines.length ?? 0;
}

function cartStatus(error: ApiError | null, items: readonly CartItem[] | undefined): CartView['status'] {
  if (error !== null) return 'error';
  if (items === undefined) return 'loading';
  return items.length === 0 ? 'empty' : 'ready';
}

/** The cart screen ends this one text with a full stop (spec section 8). */
function readable(error: ApiError | null): ApiError | null {
  return error?.kind === 'unauthenticated' ? notAuthenticatedText() : error;
}

function notAuthenticatedText(): ApiError {
  return new ApiError(`${ERROR_TEXTS.unauthenticated}.`, { kind: 'unauthenticated' });
}
