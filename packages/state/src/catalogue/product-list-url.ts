import { type FilterState, filtersFromSearchParams, filtersToSearchParams } from '../filters/filters.ts';
import { hasStoreFilters } from '../filters/store-filters.ts';
import type { ProductListInput } from './product-list.ts';

/** A product list as its URL describes it. */
export interface ProductListUrl extends ProductListInput {
  readonly filters: FilterState;
  /** The cursor at which the list starts; null for the first page. Only links for browsers without JavaScript have one. */
  readonly after: string | null;
  /** The query in which the category and the subcategory of the path are tags. */
  readonly params: URLSearchParams;
  /** Path and query in one order, without unknown parameters. */
  readonly path: string;
  /** The same without the sort order and the cursor. */
  readonly canonicalPath: string;
  /**
   * Whether search engines should list the page: all products, one collection, tag or brand, or a category with its subcategory. Searches
   * and combinations of filters have no end (docs/decisions/seo.md).
   */
  readonly isIndexable: boolean;
}

/** Parses the URL of a product list. `path` has the parameters of /products/{category}/{subcategory}. */
export function parseProductListUrl(
  { category, subcategory }: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): ProductListUrl {
  const pathTags = [category, subcategory].filter((tag) => tag !== undefined);
  const params = new URLSearchParams(search);
  for (const tag of pathTags) params.append('tag', tag);
  const sortedFilters = filtersFromSearchParams(search);
  const queryFilters = { ...sortedFilters, sortBy: null };
  const input = { collection: search.get('collection'), search: search.get('search') };
  const after = search.get('after');
  const restrictions =
    Number(pathTags.length > 0) + Number(hasText(input.collection)) + queryFilters.selectedTags.length;
  return {
    ...input,
    filters: filtersFromSearchParams(params),
    after,
    params,
    path: productListPath(input, sortedFilters, { pathTags, after }),
    canonicalPath: productListPath(input, queryFilters, { pathTags }),
    isIndexable:
      restrictions <= 1 && !hasStoreFilters(queryFilters.store) && !hasText(input.search) && after === null,
  };
}

interface ProductListPathOptions {
  /** Category and subcategory. */
  readonly pathTags?: readonly string[];
  /** Cursor at which the list starts. */
  readonly after?: string | null;
}

/** Returns path and query of a product list. */
export function productListPath(
  { collection, search }: ProductListInput,
  filters: FilterState,
  { pathTags = [], after = null }: ProductListPathOptions = {},
): string {
  const others = new URLSearchParams();
  if (hasText(collection)) others.set('collection', collection.trim());
  if (hasText(search)) others.set('search', search.trim());
  const params = filtersToSearchParams(filters, others);
  if (after !== null) params.set('after', after);
  const query = params.toString();
  const pathname = ['/products', ...pathTags.map(encodeURIComponent)].join('/');
  return query === '' ? pathname : `${pathname}?${query}`;
}

function hasText(value: string | null): value is string {
  return value !== null && value.trim() !== '';
}
