import { ApiError, type CartTotals, cartTotals, ERROR_MESSAGES } from '@naap/api-clients';
import { m } from '@naap/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import { asApiError, failure, type Removal, type Result, success } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { quantityOf, withPending } from './cart-changes.ts';
import type { CartItem } from './cart-lines.ts';
import type { ChangeOutcome, SavedReason } from './cart-log.ts';
import { cartQueryOptions } from './cart-queries.ts';
import { useCartItems } from './useCartItems.ts';
import { useRemoveLine } from './useRemoveLine.ts';

/**
 * The outcome of a change of the cart. Titles on success: `m.state_cart_updated` and `m.state_item_removed`; on failure
 * `m.state_cart_update_failed` and `m.state_item_remove_failed`, with the reason. The value `saved` means that the change waits on this device.
 */
export type CartChangeResult = Result<ChangeOutcome>;

export interface CartView {
  readonly status: 'loading' | 'error' | 'empty' | 'ready';
  readonly lines: readonly CartItem[];
  /** The number of lines: the n of 'Cart (n)'. */
  readonly count: number;
  /** Prices in whole rupees, the delivery fee added (spec section 9). */
  readonly totals: CartTotals;
  /** 'User not authenticated.' when nobody is signed in. */
  readonly error: ApiError | null;
  /** Changes the quantity optimistically; 0 or less removes the line. After a failure the cart is refetched. */
  changeQuantity(variantId: string, quantity: number): Promise<CartChangeResult>;
  /** The undo puts the line back with its quantity and at its place. */
  remove(variantId: string): Promise<Removal>;
  retry(): void;
  /** The reason why changes that are saved on this device have not been sent; null when no change is saved. */
  readonly savedReason: SavedReason;
}

/** Returns the state of the cart screen (spec section 4). */
export function useCart(): CartView {
  const { clients, cartLog, content } = useShopState();
  const remove = useRemoveLine();
  const queryClient = useQueryClient();
  const { status: sessionStatus, customerId } = useSession();
  const { items, error: fetchError, retry } = useCartItems('whole-rupees');
  const savedReason = useStore(cartLog.savedReason);

  const lines = items ?? [];
  const error = sessionStatus === 'signed-out' ? signedOutError() : toShownError(fetchError);

  async function changeQuantity(variantId: string, quantity: number): Promise<CartChangeResult> {
    const { queryKey } = cartQueryOptions(clients.cart, cartLog, customerId);
    const cart = queryClient.getQueryData(queryKey);
    // Read from the cache rather than the last render, so that two quick taps do not start from the same quantity.
    const quantityShown = cart ? quantityOf(withPending(cart, cartLog.store.getState()).lines, variantId) : 0;
    const isRemoval = quantity <= 0;
    const delta = Math.max(quantity, 0) - quantityShown;
    try {
      const outcome = delta === 0 ? 'applied' : await cartLog.change(variantId, delta);
      return success(outcome, isRemoval ? m.state_item_removed() : m.state_cart_updated());
    } catch (cause) {
      const { message } = asApiError(cause, ERROR_MESSAGES.backend.changeCart);
      return failure(isRemoval ? m.state_item_remove_failed() : m.state_cart_update_failed(), message);
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
    remove,
    retry,
    savedReason,
  };
}

function cartStatus(error: ApiError | null, items: readonly CartItem[] | undefined): CartView['status'] {
  if (error !== null) return 'error';
  if (items === undefined) return 'loading';
  return items.length === 0 ? 'empty' : 'ready';
}

/** Returns the error to show. On the cart screen, 'User not authenticated.' has a full stop (spec section 8). */
function toShownError(error: ApiError | null): ApiError | null {
  return error?.kind === 'unauthenticated' ? signedOutError() : error;
}

function signedOutError(): ApiError {
  return new ApiError(`${ERROR_MESSAGES.unauthenticated}.`, { kind: 'unauthenticated' });
}
