import type { SortBy } from '@naap/api-clients';
import {
  appendStoreFilters,
  hasStoreFilters,
  isStoreParam,
  NO_STORE_FILTERS,
  parseStoreFilters,
  type StoreFilters,
} from './store-filters.ts';

/** The filters and the sort order of a product list (spec section 3). The list's URL is the source of truth. */
export interface FilterState {
  /** Tags first, then brands; no value twice. */
  readonly selectedTags: readonly string[];
  /** The `selectedTags` that are brands (docs/decisions/catalogue.md). */
  readonly brands: readonly string[];
  readonly sortBy: SortBy | null;
  readonly store: StoreFilters;
}

export const NO_FILTERS: FilterState = {
  selectedTags: [],
  brands: [],
  sortBy: null,
  store: NO_STORE_FILTERS,
};

const SORTS: readonly SortBy[] = ['price-low', 'price-high', 'newest', 'popularity'];

/** Creates a consistent state: a name that is both a tag and a brand counts as the brand. */
export function filterState(
  tags: readonly string[],
  brands: readonly string[],
  sortBy: SortBy | null,
  store: StoreFilters = NO_STORE_FILTERS,
): FilterState {
  const uniqueBrands = unique(brands);
  const ownTags = unique(tags).filter((tag) => !uniqueBrands.includes(tag));
  return { selectedTags: [...ownTags, ...uniqueBrands], brands: uniqueBrands, sortBy, store };
}

export function hasFilters({ selectedTags, store }: FilterState): boolean {
  return selectedTags.length > 0 || hasStoreFilters(store);
}

/** Returns the selected tags that are not brands. */
export function tagsOf({ selectedTags, brands }: FilterState): readonly string[] {
  return selectedTags.filter((tag) => !brands.includes(tag));
}

export function withoutTag(state: FilterState, tag: string): FilterState {
  const others = (names: readonly string[]) => names.filter((name) => name !== tag);
  return filterState(others(tagsOf(state)), others(state.brands), state.sortBy, state.store);
}

/**
 * Returns a copy of `base` with the filters as `tag=…&tag=…&brand=…&option.Size=…&price=…&available=1&sort=…`
 * (docs/decisions/catalogue.md). Keeps the other parameters except the cursor `after`, because other filters start with the first page.
 */
export function filtersToSearchParams(state: FilterState, base?: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(base);
  for (const name of new URLSearchParams(base).keys()) {
    if (['tag', 'brand', 'sort', 'after'].includes(name) || isStoreParam(name)) params.delete(name);
  }
  for (const tag of tagsOf(state)) params.append('tag', tag);
  for (const brand of state.brands) params.append('brand', brand);
  appendStoreFilters(params, state.store);
  if (state.sortBy !== null) params.set('sort', state.sortBy);
  return params;
}

/** Parses the filters and the sort order. Ignores blank and malformed values and unknown sort orders. */
export function filtersFromSearchParams(params: URLSearchParams): FilterState {
  const sort = params.get('sort');
  return filterState(
    params.getAll('tag'),
    params.getAll('brand'),
    SORTS.find((known) => known === sort) ?? null,
    parseStoreFilters(params),
  );
}

/** Returns the path of a product list with these filters: '/products?tag=…', or '/products' without filters. */
export function productsPath({
  selectedTags = [],
  brands = [],
  sortBy = null,
  store = NO_STORE_FILTERS,
}: Partial<FilterState>): string {
  const params = filtersToSearchParams(filterState(selectedTags, brands, sortBy, store)).toString();
  return params === '' ? '/products' : `/products?${params}`;
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '');
}
