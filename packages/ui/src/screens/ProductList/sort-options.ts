import { m } from '@naap/messages';
import type { SortBy } from '@naap/state';

/** Returns the sort orders in the order of the menu (spec section 4). */
export const sortOptions = (): readonly { readonly value: SortBy; readonly label: string }[] => [
  { value: 'price-low', label: m.product_list_sort_price_low() },
  { value: 'price-high', label: m.product_list_sort_price_high() },
  { value: 'newest', label: m.product_list_sort_newest() },
  { value: 'popularity', label: m.product_list_sort_popularity() },
];
