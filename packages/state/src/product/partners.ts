import type { OptionChoice } from './selection.ts';

/**
 * Returns the sizes that can be tried on together with the selected size of an option, the larger one first: neighbours in the option's
 * order that are for sale with the other chosen values.
 */
export function partnersOf(
  { kind, values, selected }: OptionChoice,
  order: readonly string[],
): readonly string[] {
  const isAvailable = (size: string | undefined) =>
    values.some(({ value, available }) => value === size && available);
  const at = order.indexOf(selected ?? '');
  if (kind !== 'size' || at < 0 || !isAvailable(order[at])) return [];
  return [order[at + 1], order[at - 1]].filter((size) => size !== undefined).filter(isAvailable);
}
