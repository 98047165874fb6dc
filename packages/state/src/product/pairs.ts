import type { SelectedOption } from '@naap/api-clients';
import { optionKind } from './option-kind.ts';

/** What decides whether two lines are two sizes of one product. */
export interface PairLine {
  /** Names the product; null for a line that is never part of a pair. */
  readonly product: string | null;
  readonly quantity: number;
  /** The values of all options. The name is empty where it is not known, as in an order. */
  readonly options: readonly SelectedOption[];
  /** The product's options with their values in the store's order, where they are known. */
  readonly values?: ReadonlyMap<string, readonly string[]> | undefined;
}

/** A line, or two lines that the shopper tries both and pays one of, the smaller size first. */
export type LineOrPair<T> = readonly [line: T] | readonly [smaller: T, larger: T];

/**
 * Combines lines of the same product that differ only in neighbouring sizes, one piece each. Derived from the lines alone, so it is
 * the same on every device. Each line is in the result once; a pair has the place of its first line.
 */
export function pairsOf<T>(lines: readonly T[], describe: (line: T) => PairLine): readonly LineOrPair<T>[] {
  const left = lines.map((line) => ({ line, described: describe(line) }));
  const result: LineOrPair<T>[] = [];
  for (let next = left.shift(); next; next = left.shift()) {
    const { line, described } = next;
    const orders = left.map((other) => orderOf(described, other.described));
    const at = orders.findIndex((order) => order !== 0);
    const [partner] = at < 0 ? [] : left.splice(at, 1);
    if (partner === undefined) result.push([line]);
    else result.push((orders[at] ?? 0) < 0 ? [line, partner.line] : [partner.line, line]);
  }
  return result;
}

/** Returns a negative number when two lines are a pair with the smaller size first, a positive one with the larger first, else 0. */
function orderOf(one: PairLine, other: PairLine): number {
  const isPossible =
    one.product !== null &&
    one.product === other.product &&
    one.quantity === 1 &&
    other.quantity === 1 &&
    one.options.length === other.options.length;
  const different = one.options.flatMap(({ name, value }, at) => {
    const counterpart = other.options[at];
    return counterpart?.value === value && counterpart.name === name ? [] : [{ name, value, counterpart }];
  });
  const [option] = different;
  if (!isPossible || different.length !== 1 || option?.counterpart?.name !== option?.name) return 0;
  const { name = '', value = '', counterpart } = option ?? {};
  const values = [value, counterpart?.value ?? ''] as const;
  if (optionKind({ name, values: values.map((each) => ({ name: each })) }) !== 'size') return 0;
  const distance = distanceOf(values, one.values?.get(name));
  return Math.abs(distance) === 1 ? -distance : 0;
}

/** Returns how many sizes the second is after the first: from the store's order, else from the sizes' names. NaN when it is not known. */
function distanceOf([from, to]: readonly [string, string], order: readonly string[] | undefined): number {
  if (order?.includes(from) && order.includes(to)) return order.indexOf(to) - order.indexOf(from);
  const letters = [letterRank(from), letterRank(to)] as const;
  if (letters[0] !== null && letters[1] !== null) return letters[1] - letters[0];
  const first = NUMBER.exec(from)?.groups;
  const second = NUMBER.exec(to)?.groups;
  if (!first || !second || first.before !== second.before || first.after !== second.after) return Number.NaN;
  const numbers = [numberOf(first.number), numberOf(second.number)] as const;
  const step = numbers[1] - numbers[0];
  // Trousers have even sizes only, and shoes have half sizes.
  return Math.abs(step) <= (Math.min(...numbers) < 20 ? 1 : 2) ? Math.sign(step) : Number.NaN;
}

/** Sizes as words or letters: 'XS', '2XL', 'extra large'. */
const LETTERS = /^(?<count>\d*)(?<more>x*|extra[ -]?)(?<letter>s|m|l|small|medium|large)$/;
/** Sizes with one number: '32', 'UK 6.5', '34B'. */
const NUMBER = /^(?<before>\D*?) ?(?<number>\d+(?:[.,]5|½)?)(?<after>\D*)$/;

/** Returns the place of a size in letters: 0 for S, 1 for M, 2 for L, 4 for XXL and 2XL; null for other sizes. */
function letterRank(size: string): number | null {
  const groups = LETTERS.exec(size.trim().toLowerCase())?.groups;
  if (!groups) return null;
  const { count = '', more = '', letter = '' } = groups;
  const extra = more.startsWith('e') ? 1 : Number(count || more.length);
  if (letter.startsWith('m')) return extra === 0 ? 1 : null;
  return letter.startsWith('s') ? -extra : 2 + extra;
}

const numberOf = (text = '') => Number(text.replace(',', '.').replace('½', '.5'));
