import { m } from '@naap/messages';
import type { OrderPiece, useLabel } from '@naap/state';

/** Returns pieces of an item in one line: 'Rangrez Buta kurta, M × 2'. */
export function lineText(
  { brand, name, options }: OrderPiece,
  quantity: number,
  labelOf: ReturnType<typeof useLabel>,
): string {
  const text = [`${brand} ${name}`, ...options.map(labelOf)].join(', ');
  return quantity > 1 ? m.order_line_quantity({ name: text, quantity }) : text;
}
