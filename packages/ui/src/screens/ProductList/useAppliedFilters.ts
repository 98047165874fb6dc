import { m } from '@naap/messages';
import {
  type FilterState,
  formatMoney,
  useContent,
  useLabel,
  useOptionLabel,
  wholeMoney,
  withoutTag,
} from '@naap/state';

/** An applied filter, which can be removed. */
export interface AppliedFilter {
  readonly key: string;
  readonly label: string;
  /** Returns the filters without this one. */
  without(filters: FilterState): FilterState;
}

/** Returns the applied filters in the order in which they are shown: tags and brands, then the options, price and availability. */
export function useAppliedFilters({ selectedTags, brands, store }: FilterState): readonly AppliedFilter[] {
  const { currency } = useContent().pricing;
  const labelOf = useLabel();
  const optionLabelOf = useOptionLabel();
  const { options, price, inStock } = store;
  const storeChange = (change: (current: FilterState['store']) => Partial<FilterState['store']>) => ({
    without: (filters: FilterState) => ({
      ...filters,
      store: { ...filters.store, ...change(filters.store) },
    }),
  });
  const amount = (whole: number | null) => (whole === null ? null : formatMoney(wholeMoney(whole, currency)));
  return [
    ...selectedTags.map((tag) => ({
      key: tag,
      label: brands.includes(tag) ? tag : labelOf(tag),
      without: (filters: FilterState) => withoutTag(filters, tag),
    })),
    ...options.map(({ name, value }) => ({
      key: `${name}: ${value}`,
      label: m.product_list_filter_option({
        name: optionLabelOf(name),
        value: labelOf(value),
      }),
      ...storeChange((current) => ({
        options: current.options.filter((other) => other.name !== name || other.value !== value),
      })),
    })),
    ...(price
      ? [
          {
            key: 'price',
            label: priceText(amount(price.min), amount(price.max)),
            ...storeChange(() => ({ price: null })),
          },
        ]
      : []),
    ...(inStock
      ? [
          {
            key: 'in stock',
            label: m.product_list_filter_in_stock(),
            ...storeChange(() => ({ inStock: false })),
          },
        ]
      : []),
  ];
}

function priceText(min: string | null, max: string | null): string {
  if (min === null) return m.product_list_filter_prices_up_to({ max: max ?? '' });
  return max === null
    ? m.product_list_filter_prices_from({ min })
    : m.product_list_filter_prices_between({ min, max });
}
