import { ApiError, lastIdSegment, toVariantGid } from '@naap/api-clients';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useShopState } from '../context.ts';
import type { ChangeOutcome } from './cart-log.ts';

export interface AddToBagInput {
  /** Bare or global ID; undefined when the product has only one variant. */
  readonly variantId?: string;
  /** Bare or global ID; used as the variant ID when that is undefined (spec section 7). */
  readonly productId: string;
  /** A repeated call with the same key has no further effect. Default: a new key. */
  readonly idempotencyKey?: string;
}

/**
 * The outcome of adding to the bag. `saved` means that the addition waits on this device. `message` is the text of the error catalogue or the
 * backend; null when the screen has to choose a text.
 */
export type AddToBagResult =
  | { readonly ok: true; readonly outcome: ChangeOutcome }
  | { readonly ok: false; readonly message: string | null };

/** Returns the function that adds one piece to the bag. First check that the shopper is signed in and has selected a size (spec section 5). */
export function useAddToBag(): {
  add(input: AddToBagInput): Promise<AddToBagResult>;
  readonly isAdding: boolean;
} {
  const { cartLog } = useShopState();
  const mutationKey = ['cart', 'add', useId()];
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ variantId, productId, idempotencyKey }: AddToBagInput) =>
      cartLog.change(toVariantGid(variantId ?? lastIdSegment(productId)), 1, { idempotencyKey }),
  });
  // Counted in the mutation cache: `isPending` of the hook knows only the latest of overlapping calls.
  const isAdding = useIsMutating({ mutationKey }) > 0;

  async function add(input: AddToBagInput): Promise<AddToBagResult> {
    try {
      return { ok: true, outcome: await mutateAsync(input) };
    } catch (cause) {
      return { ok: false, message: cause instanceof ApiError ? cause.message : null };
    }
  }

  return { add, isAdding };
}
