import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import type { FilterStore } from './filter-store.ts';
import type { FilterState } from './filters.ts';

export type Filters = FilterState & Pick<FilterStore, 'add' | 'remove' | 'setAll' | 'clear' | 'setSort'>;

/** The filters and sort of the product list (spec section 4). */
export function useFilters(): Filters {
  const { filters } = useShopState();
  const { add, remove, setAll, clear, setSort } = filters;
  return { ...useStore(filters.store), add, remove, setAll, clear, setSort };
}
