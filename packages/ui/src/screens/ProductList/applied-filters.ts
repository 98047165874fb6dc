import { type FilterState, formatMoney, wholeMoney, withoutTag } from '@naap/state';
import { copy } from './ProductList.copy.ts';

/** An applied filter, which can be removed. */
export interface AppliedFilter {
  readonly key: string;
  readonly label: string;
  without(filters: FilterState): FilterState;
}

/** Returns the applied filters: tags, brands, then those that the store offers. Prices are in `currency`. */
export function appliedFilters(
  { selectedTags, store }: FilterState,
  currency: string,
): readonly AppliedFilter[] {
  const { options, price, inStock } = store;
  const changing = (change: (current: FilterState['store']) => Partial<FilterState['store']>) => ({
    without: (filters: FilterState) => ({
      ...filters,
      store: { ...filters.store, ...change(filters.store) },
    }),
  });
  const amount = (whole: number | null) => whole !== null && formatMoney(wholeMoney(whole, currency));
  return [
    ...selectedTags.map((tag) => ({
      key: tag,
      label: tag,
      without: (filters: FilterState) => withoutTag(filters, tag),
    })),
    ...options.map(({ name, value }) => ({
      key: `${name}: ${value}`,
      label: copy.filter.option(name, value),
      ...changing((current) => ({
        options: current.options.filter((other) => other.name !== name || other.value !== value),
      })),
    })),
    ...(price
      ? [
          {
            key: 'price',
            label: copy.filter.prices(amount(price.min), amount(price.max)),
            ...changing(() => ({ price: null })),
          },
        ]
      : []),
    ...(inStock
      ? [{ key: 'in stock', label: copy.filter.inStock, ...changing(() => ({ inStock: false })) }]
      : []),
  ];
}
