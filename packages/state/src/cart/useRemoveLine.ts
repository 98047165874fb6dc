import { ERROR_MESSAGES } from '@naap/api-clients';
import { m } from '@naap/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { removedPositionsOf } from '../removed-positions.ts';
import { asApiError, failure, type Removal, type Result, success } from '../result.ts';
import { quantityOf, withPending } from './cart-changes.ts';
import { cartQueryOptions } from './cart-queries.ts';

/** The backend's largest number of lines. */
const MAX_LINES = 100;

/**
 * Returns the function that removes a line of the cart optimistically: `m.state_item_removed`, or `m.state_item_remove_failed` with the reason.
 * The undo puts the line back with its quantity and at its place, unless another shopper has signed in.
 */
export function useRemoveLine(): (variantId: string) => Promise<Removal> {
  const { clients, cartLog, session } = useShopState();
  const queryClient = useQueryClient();

  return async (variantId) => {
    const { customerId } = session.getSnapshot();
    const { queryKey } = cartQueryOptions(clients.cart, cartLog, customerId);
    const cart = queryClient.getQueryData(queryKey);
    // Read from the cache rather than the last render, so that a quick second tap removes nothing.
    const lines = cart ? withPending(cart, cartLog.store.getState()).lines : [];
    const quantity = quantityOf(lines, variantId);
    const ids = lines.map((line) => line.variantId);
    const restoreAfter = removedPositionsOf(cartLog).recordRemoval(ids, variantId).slice(-MAX_LINES);

    async function restore(): Promise<Result> {
      if (session.getSnapshot().customerId !== customerId) {
        return failure(m.state_restore_failed(), ERROR_MESSAGES.unauthenticated);
      }
      try {
        await cartLog.change(variantId, quantity, { restoreAfter });
        return success(undefined, m.state_restored());
      } catch (cause) {
        const { detail, message } = asApiError(cause, ERROR_MESSAGES.backend.changeCart);
        return failure(m.state_restore_failed(), detail ?? message);
      }
    }

    try {
      await cartLog.change(variantId, -quantity);
      return success(restore, m.state_item_removed());
    } catch (cause) {
      const { message } = asApiError(cause, ERROR_MESSAGES.backend.changeCart);
      return failure(m.state_item_remove_failed(), message);
    }
  };
}
