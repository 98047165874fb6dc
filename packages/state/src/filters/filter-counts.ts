import { type CollectionFilter, type PriceRange, type ProductCounts, tagTerm } from '@naap/api-clients';
import type { Content } from '@naap/content';
import {
  type ProductListInput,
  type ProductListRequest,
  productListRequest,
  tagGrouping,
} from '../catalogue/product-list.ts';
import { uniqueBy } from '../unique-by.ts';
import { filterState } from './filters.ts';

/** The chosen tags and brands of a list, applied or being edited. */
export interface FilterSelection {
  readonly tags: readonly string[];
  readonly brands: readonly string[];
}

/** Products to count: those of a search, or of a collection. */
export type CountRequest =
  | { readonly source: 'search'; readonly searchQuery: string; readonly priceRange: PriceRange | null }
  | { readonly source: 'collection'; readonly handle: string; readonly filter: CollectionFilter };

/** Returns how to count the products of a list; null for a search in a collection (docs/decisions/catalogue.md). */
export function countRequest(request: ProductListRequest): CountRequest | null {
  switch (request.source) {
    case 'products':
      return { source: 'search', searchQuery: '', priceRange: null };
    case 'tag':
      return { source: 'search', searchQuery: tagTerm(request.tag), priceRange: null };
    case 'search': {
      const { searchQuery, priceRange, collection } = request;
      return collection === undefined ? { source: 'search', searchQuery, priceRange } : null;
    }
    case 'collection': {
      const { handle, filter = { tagGroups: [], brands: [] } } = request;
      return { source: 'collection', handle, filter };
    }
  }
}

export interface FilterCounts {
  /** Number of products of the list; null while it is unknown. */
  readonly total: number | null;
  /** Number of products when this tag is chosen instead of the chosen tags of its group; null while it is unknown. */
  ofTag(tag: string): number | null;
  /** The same for a brand. */
  ofBrand(brand: string): number | null;
}

/** The counts of a selection. */
interface FilterCountPlan {
  /** What to count. No two are equal. */
  readonly requests: readonly CountRequest[];
  /** Returns the counts. `results` has the result of each request; null while it is unknown. */
  readCounts(results: readonly (ProductCounts | null)[]): FilterCounts;
}

/**
 * Plans the counts of a selection. Tags of one group are alternatives, as brands are. So the tags of a group with a chosen tag are counted
 * without the chosen ones, and brands without the chosen brands.
 */
export function planFilterCounts(
  input: ProductListInput,
  { tags, brands }: FilterSelection,
  content: Content,
): FilterCountPlan {
  const groupOf = tagGrouping(content);
  const requestFor = (selection: FilterSelection) =>
    countRequest(productListRequest(input, filterState(selection.tags, selection.brands, null), content));
  const ofList = requestFor({ tags, brands });
  const ofBrands = requestFor({ tags, brands: [] });
  const ofGroups = new Map(
    tags
      .map(groupOf)
      .map((group) => [group, requestFor({ tags: tags.filter((tag) => groupOf(tag) !== group), brands })]),
  );
  const requests = uniqueBy(
    [ofList, ofBrands, ...ofGroups.values()].filter((request) => request !== null),
    keyOf,
  );

  return {
    requests,
    readCounts(results) {
      const countsOf = (request: CountRequest | null) => {
        const index = requests.findIndex((other) => request !== null && keyOf(other) === keyOf(request));
        return results[index] ?? null;
      };
      return {
        total: countsOf(ofList)?.total ?? null,
        ofTag: (tag) => countOf(countsOf(ofGroups.get(groupOf(tag)) ?? ofList)?.tags, tag),
        ofBrand: (brand) => countOf(countsOf(ofBrands)?.brands, brand),
      };
    },
  };
}

const keyOf = (request: CountRequest) => JSON.stringify(request);

function countOf(counts: ProductCounts['tags'] | undefined, name: string): number | null {
  if (!counts) return null;
  const key = name.trim().toLowerCase();
  return Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0;
}
