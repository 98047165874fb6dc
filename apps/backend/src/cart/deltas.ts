import type { CartLine } from '../store/store.ts';

export interface CartDelta {
  readonly variantId: string;
  /** The change of the quantity, not the quantity. */
  readonly delta: number;
  /** Given when a removed line is put back: the IDs of the lines that it comes after, if they are in the cart. */
  readonly restoreAfter?: readonly string[] | undefined;
}

export type DeltaResult =
  | { readonly ok: true; readonly lines: readonly CartLine[] }
  | { readonly ok: false; readonly code: 'quantity_limit' | 'cart_limit'; readonly error: string };

/** Limits of a cart: units of one variant, and number of variants. */
export const MAX_QUANTITY = 99;
export const MAX_LINES = 100;

/** Applies the deltas in order. A quantity of 0 or less removes the line; a new line is appended, or restored at its place. */
export function applyDeltas(lines: readonly CartLine[], deltas: readonly CartDelta[]): DeltaResult {
  let changed = lines;
  for (const { variantId, delta, restoreAfter } of deltas) {
    const index = changed.findIndex((line) => line.variantId === variantId);
    const quantity = (changed[index]?.quantity ?? 0) + delta;
    if (quantity > MAX_QUANTITY)
      return {
        ok: false,
        code: 'quantity_limit',
        error: `At most ${MAX_QUANTITY} of one item can be in the bag.`,
      };
    const line = quantity > 0 ? [{ variantId, quantity }] : [];
    const position = index === -1 ? newPosition(changed, restoreAfter) : index;
    changed = changed.toSpliced(position, index === -1 ? 0 : 1, ...line);
  }
  if (changed.length > MAX_LINES)
    return {
      ok: false,
      code: 'cart_limit',
      error: `At most ${MAX_LINES} different items can be in the bag.`,
    };
  return { ok: true, lines: changed };
}

/** Returns the index behind the last line of `after`, or the end of the list without `after`. */
function newPosition(lines: readonly CartLine[], after: readonly string[] | undefined): number {
  if (after === undefined) return lines.length;
  return lines.findLastIndex(({ variantId }) => after.includes(variantId)) + 1;
}
