import { m } from '@naap/messages';
import {
  type CartItem,
  formatMoney,
  type LineOrPair,
  type Money,
  type OrderPiece,
  pairLineOf,
  pairsOf,
} from '@naap/state';
import type { Row } from '../app-frame/useRemovedRows.ts';

/** The values of the options of two sizes of one product. */
export interface PairTexts {
  /** The values of the options, with both sizes in one: 'M + L'. */
  readonly values: readonly string[];
  readonly sizes: readonly [smaller: string, larger: string];
}

/** Combines the values of the options of two sizes, which differ in one of them. */
export function pairTexts(
  smaller: readonly string[],
  larger: readonly string[],
  labelOf: (word: string) => string,
): PairTexts {
  const at = smaller.findIndex((value, index) => value !== larger[index]);
  const sizes = [labelOf(smaller[at] ?? ''), labelOf(larger[at] ?? '')] as const;
  const both = m.naap_pair_sizes({ smaller: sizes[0], larger: sizes[1] });
  return { values: smaller.map((value, index) => (index === at ? both : labelOf(value))), sizes };
}

/** Returns what is paid for one of two pieces, and for both: 'Pay for what you keep: ₹1,649 to ₹3,298'. */
export function pairPrice(one: Money, other: Money, precision?: 'exact'): string {
  const { currency } = one;
  const amounts = [one.amount, other.amount];
  return m.naap_pair_pay({
    least: formatMoney({ amount: Math.min(...amounts), currency }, precision),
    most: formatMoney({ amount: one.amount + other.amount, currency }, precision),
  });
}

/** Returns two sizes of the cart as one item, whose options have both sizes. */
export function pairItem(
  smaller: CartItem,
  larger: CartItem,
  labelOf: (word: string) => string,
): { readonly item: CartItem; readonly sizes: PairTexts['sizes'] } {
  const [one = [], other = []] = [smaller, larger].map((line) =>
    pairLineOf(line).options.map(({ value }) => value),
  );
  const { values, sizes } = pairTexts(one, other, labelOf);
  const [first = '', ...others] = values;
  const hasSize = smaller.selectedSize !== null;
  const { amount, currency } = smaller.lineTotal;
  const item = {
    ...smaller,
    selectedSize: hasSize ? first : null,
    otherOptions: smaller.otherOptions.map(({ name }, index) => ({
      name,
      value: (hasSize ? others : values)[index] ?? '',
    })),
    quantity: 2,
    lineTotal: { amount: amount + larger.lineTotal.amount, currency },
  };
  return { item, sizes };
}

/** Combines rows of the cart to pairs. Removed rows stay by themselves. */
export const pairRows = (rows: readonly Row<CartItem>[]): readonly LineOrPair<Row<CartItem>>[] =>
  pairsOf(rows, ({ item, removed }) => ({ ...pairLineOf(item), ...(removed && { product: null }) }));

/** Combines the pieces of an order that were in stock to pairs. An order has the values of the options, without their names. */
export const pairPieces = (items: readonly OrderPiece[]): readonly LineOrPair<OrderPiece>[] =>
  pairsOf(
    items.filter(({ quantity, missing }) => quantity > missing),
    ({ brand, name, options, quantity, missing }) => ({
      product: JSON.stringify([brand, name]),
      quantity: quantity - missing,
      options: options.map((value) => ({ name: '', value })),
    }),
  );
