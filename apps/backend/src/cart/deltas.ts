import type { CartLine } from '../store/store.ts';

export interface CartDelta {
  readonly variantId: string;
  /** The change of the quantity, not the quantity. */
  readonly delta: number;
}

export type DeltaResult =
  | { readonly ok: true; readonly lines: readonly CartLine[] }
  | { readonly ok: false; readonly code: 'quantity_limit' | 'cart_limit'; readonly error: string };

/** Limits of a cart: units of one variant, and number of variants. */
export const MAX_QUANTITY = 99;
export const MAX_LINES = 100;

/** Applies the deltas in order. A quantity of 0 or less removes the line; a new line is appended. */
export function applyDeltas(lines: readonly CartLine[], deltas: readonly CartDelta[]): DeltaResult {
  const quantities = new Map(lines.map((line) => [line.variantId, line.quantity]));
  for (const { variantId, delta } of deltas) {
    const quantity = (quantities.get(variantId) ?? 0) + delta;
    if (quantity > MAX_QUANTITY)
      return {
        ok: false,
        code: 'quantity_limit',
        error: `At most ${MAX_QUANTITY} of one item can be in the bag.`,
      };
    if (quantity > 0) quantities.set(variantId, quantity);
    else quantities.delete(variantId);
  }
  if (quantities.size > MAX_LINES)
    return {
      ok: false,
      code: 'cart_limit',
      error: `At most ${MAX_LINES} different items can be in the bag.`,
    };
  return { ok: true, lines: Array.from(quantities, ([variantId, quantity]) => ({ variantId, quantity })) };
}
