import type { SortBy } from '@naap/api-clients';

/** What narrows and orders a product list (spec section 3). The address of the list holds it. */
export interface FilterState {
  /** Tags first, then brands; no value twice. */
  readonly selectedTags: readonly string[];
  /** Those of `selectedTags` that name a brand (docs/decisions/catalogue.md). */
  readonly brands: readonly string[];
  readonly sortBy: SortBy | null;
}

export const NO_FILTERS: FilterState = { selectedTags: [], brands: [], sortBy: null };

const SORTS: readonly SortBy[] = ['price-low', 'price-high', 'newest', 'popularity'];

/** Builds a state whose parts agree: a name that is both a tag and a brand counts as the brand. */
export function filterState(
  tags: readonly string[],
  brands: readonly string[],
  sortBy: SortBy | null,
): FilterState {
  const uniqueBrands = unique(brands);
  const ownTags = unique(tags).filter((tag) => !uniqueBrands.includes(tag));
  return { selectedTags: [...ownTags, ...uniqueBrands], brands: uniqueBrands, sortBy };
}

/** The selected tags that are no brands. */
export function tagsOf({ selectedTags, brands }: FilterState): readonly string[] {
  return selectedTags.filter((tag) => !brands.includes(tag));
}

export function withoutTag(state: FilterState, tag: string): FilterState {
  const others = (names: readonly string[]) => names.filter((name) => name !== tag);
  return filterState(others(tagsOf(state)), others(state.brands), state.sortBy);
}

/** `tag=…&tag=…&brand=…&sort=…`, set into a copy of `base`, whose other parameters stay (docs/decisions/catalogue.md). */
export function filtersToSearchParams(state: FilterState, base?: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(base);
  for (const name of ['tag', 'brand', 'sort']) params.delete(name);
  for (const tag of tagsOf(state)) params.append('tag', tag);
  for (const brand of state.brands) params.append('brand', brand);
  if (state.sortBy !== null) params.set('sort', state.sortBy);
  return params;
}

/** Reads `tag`, `brand` and `sort`; blank values and unknown sorts count as absent. */
export function filtersFromSearchParams(params: URLSearchParams): FilterState {
  const sort = params.get('sort');
  return filterState(
    params.getAll('tag'),
    params.getAll('brand'),
    SORTS.find((known) => known === sort) ?? null,
  );
}

/** Where a product list with these filters is: '/products?tag=…', or '/products' without any. */
export function productsPath({
  selectedTags = [],
  brands = [],
  sortBy = null,
}: Partial<FilterState>): string {
  const params = filtersToSearchParams(filterState(selectedTags, brands, sortBy)).toString();
  return params === '' ? '/products' : `/products?${params}`;
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '');
}
