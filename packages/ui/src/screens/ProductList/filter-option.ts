import { m } from '@naap/messages';

/** Returns the checkbox of a filter's value. A value without products is disabled, unless it is chosen, so that every choice can be removed. */
export function asOption(name: string, label: string, count: number | null, isChosen: boolean) {
  return {
    value: name,
    label,
    count,
    countLabel: count === null ? undefined : productCount(count),
    disabledReason: count === 0 && !isChosen ? m.product_list_filter_no_products() : undefined,
  };
}

/** Returns a number of products as a text. */
export function productCount(count: number): string {
  return count === 0 ? m.product_list_no_products() : m.product_list_products({ count });
}
