import type { Cart, CartChange, CartLine } from '@naap/api-clients';
import { insertAfter } from '../removed-positions.ts';

export function quantityOf(lines: readonly CartLine[], variantId: string): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
}

/** Returns the cart with the quantity of one line changed. 0 removes the line; an unknown variant is appended, or restored at its place. */
export function withLine(
  cart: Cart,
  variantId: string,
  quantity: number,
  restoreAfter?: readonly string[],
): Cart {
  const isKnown = cart.lines.some((line) => line.variantId === variantId);
  const all = isKnown ? cart.lines : withNewLine(cart.lines, { variantId, quantity }, restoreAfter);
  const lines = all
    .map((line) => (line.variantId === variantId ? { variantId, quantity } : line))
    .filter((line) => line.quantity > 0);
  return { status: lines.length === 0 ? 'empty' : 'success', lines };
}

function withNewLine(
  lines: readonly CartLine[],
  line: CartLine,
  after: readonly string[] | undefined,
): readonly CartLine[] {
  return after ? insertAfter(lines, line, after, ({ variantId }) => variantId) : [...lines, line];
}

/** Returns the server's cart with changes that it does not contain, in their order (spec section 4: the screen changes at once). */
export function withPending(cart: Cart, changes: readonly Omit<CartChange, 'idempotencyKey'>[]): Cart {
  return changes.reduce(
    (shown, { variantId, delta, restoreAfter }) =>
      withLine(shown, variantId, Math.max(quantityOf(shown.lines, variantId) + delta, 0), restoreAfter),
    cart,
  );
}
