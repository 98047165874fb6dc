import { type FilterState, filtersFromSearchParams, filtersToSearchParams } from '../filters/filters.ts';
import type { ProductListInput } from './product-list.ts';

/** A product list as its URL describes it. */
export interface ProductListUrl extends ProductListInput {
  readonly filters: FilterState;
  /** The query in which the category and the subcategory of the path are tags. */
  readonly params: URLSearchParams;
  /** Path and query without the sort order and without unknown parameters. */
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
  const queryFilters = { ...filtersFromSearchParams(search), sortBy: null };
  const others = new URLSearchParams();
  for (const name of ['collection', 'search']) {
    const value = search.get(name)?.trim();
    if (value) others.set(name, value);
  }
  const query = filtersToSearchParams(queryFilters, others).toString();
  const pathname = ['/products', ...pathTags.map(encodeURIComponent)].join('/');
  const restrictions =
    Number(pathTags.length > 0) + Number(others.has('collection')) + queryFilters.selectedTags.length;
  return {
    collection: params.get('collection'),
    search: params.get('search'),
    filters: filtersFromSearchParams(params),
    params,
    canonicalPath: query === '' ? pathname : `${pathname}?${query}`,
    isIndexable: restrictions <= 1 && !others.has('search'),
  };
}
