import { ApiError, lastIdSegment, toVariantGid } from '@naap/api-clients';
import { useState } from 'react';
import { useShopState } from '../context.ts';

export interface AddToBagInput {
  /** Bare or global; absent when the product has nothing to choose. */
  readonly variantId?: string;
  /** Bare or global; stands in for a missing variant (spec section 7). */
  readonly productId: string;
  /** Adding again under the same key has no further effect; a new key unless given. */
  readonly idempotencyKey?: string;
}

/** `message` is the catalogue's or the backend's text; null leaves the words to the screen. */
export type AddToBagResult = { readonly ok: true } | { readonly ok: false; readonly message: string | null };

/** Adds one piece to the bag. The caller has made sure of the sign-in and the size (spec section 5). */
export function useAddToBag(): {
  add(input: AddToBagInput): Promise<AddToBagResult>;
  readonly isAdding: boolean;
} {
  const { cartChanges } = useShopState();
  const [adding, setAdding] = useState(0);

  async function add({ variantId, productId, idempotencyKey }: AddToBagInput): Promise<AddToBagResult> {
    setAdding((count) => count + 1);
    try {
      await cartChanges.change(toVariantGid(variantId ?? lastIdSegment(productId)), 1, idempotencyKey);
      return { ok: true };
    } catch (cause) {
      return { ok: false, message: cause instanceof ApiError ? cause.message : null };
    } finally {
      setAdding((count) => count - 1);
    }
  }

  return { add, isAdding: adding > 0 };
}
