import type { SortBy } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FilterState, filterState, NO_FILTERS, tagsOf, withoutTag, withTag } from './filters.ts';

export interface FilterStore {
  readonly store: StoreApi<FilterState>;
  /** Adds a tag; once is enough. */
  add(tag: string): void;
  /** Removes a tag or a brand. */
  remove(tag: string): void;
  /** Replaces the whole list. A name in both lists is a brand. */
  setAll(tags: readonly string[], brands?: readonly string[]): void;
  /** Forgets tags, brands and sort. */
  clear(): void;
  setSort(sortBy: SortBy | null): void;
  /** Takes over what an address says. */
  adopt(state: FilterState): void;
  /** Whether the shopper changed something that no address shows yet. */
  isAhead(): boolean;
  /** The address now shows the filters as they are. */
  markShown(): void;
}

export function createFilterStore(): FilterStore {
  const store = createStore<FilterState>(() => NO_FILTERS);
  let shown = NO_FILTERS;
  return {
    store,
    add: (tag) => store.setState((state) => withTag(state, tag)),
    remove: (tag) => store.setState((state) => withoutTag(state, tag)),
    setAll: (tags, brands = []) => store.setState(({ sortBy }) => filterState(tags, brands, sortBy)),
    clear: () => store.setState(NO_FILTERS),
    setSort: (sortBy) => store.setState((state) => filterState(tagsOf(state), state.brands, sortBy)),
    adopt(state) {
      shown = state;
      store.setState(state);
    },
    isAhead: () => store.getState() !== shown,
    markShown() {
      shown = store.getState();
    },
  };
}
