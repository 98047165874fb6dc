import { copy } from './ProductList.copy.ts';

/** Returns the checkbox of a filter. One that would leave nothing is disabled, unless it is chosen: every choice can be removed. */
export function asOption(name: string, count: number | null, isChosen: boolean) {
  return {
    value: name,
    label: name,
    count,
    countLabel: count === null ? undefined : copy.products(count),
    disabledReason: count === 0 && !isChosen ? copy.filter.noProducts : undefined,
  };
}
