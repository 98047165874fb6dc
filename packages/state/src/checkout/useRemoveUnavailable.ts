import { m } from '@naap/messages';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import type { CartItem } from '../cart/cart-lines.ts';
import { useRemoveLine } from '../cart/useRemoveLine.ts';
import { type Result, success, type Undo } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';
import { isUnavailable } from './useCheckoutOrder.ts';

/**
 * Returns the function that removes the lines that cannot be ordered: `m.state_item_removed` with the undo of each, or `m.state_item_remove_failed`
 * with the reason.
 */
export function useRemoveUnavailable(items: readonly CartItem[]): {
  removeUnavailable(): Promise<Result<readonly (readonly [CartItem, Undo])[]>>;
  readonly isRemoving: boolean;
} {
  const { customerId } = useSession();
  const removeLine = useRemoveLine();
  const mutationKey = [...shopperKeys.cart(customerId), 'remove-unavailable'];
  const { mutateAsync: removeLines } = useMutation({
    mutationKey,
    mutationFn: (lines: readonly CartItem[]) =>
      Promise.all(lines.map(async (line) => [line, await removeLine(line.id)] as const)),
  });
  return {
    async removeUnavailable() {
      const removals = await removeLines(items.filter(isUnavailable));
      const undos: (readonly [CartItem, Undo])[] = [];
      for (const [line, removal] of removals) {
        if (!removal.ok) return removal;
        undos.push([line, removal.value]);
      }
      return success(undos, m.state_item_removed());
    },
    isRemoving: useIsMutating({ mutationKey }) > 0,
  };
}
