import {
  type CollectionFilter,
  type ProductCounts,
  tagTerm,
  type VariantFacets,
  type VariantFilter,
} from '@naap/api-clients';
import type { Content } from '@naap/content';
import {
  type ProductListInput,
  type ProductListRequest,
  productListRequest,
  tagGrouping,
} from '../catalogue/product-list.ts';
import { uniqueBy } from '../unique-by.ts';
import { filterState } from './filters.ts';
import { NO_STORE_FILTERS, type StoreFilters } from './store-filters.ts';
import { type StoreFilterGroups, sameName, storeFilterGroups } from './store-groups.ts';

/** The chosen filters of a list, applied or being edited. */
export interface FilterSelection {
  readonly tags: readonly string[];
  readonly brands: readonly string[];
  readonly store: StoreFilters;
}

export const NO_SELECTION: FilterSelection = { tags: [], brands: [], store: NO_STORE_FILTERS };

/** Products to count: those of a search, or of a collection. */
export type CountRequest =
  | (VariantFilter & { readonly source: 'search'; readonly searchQuery: string })
  | { readonly source: 'collection'; readonly handle: string; readonly filter: CollectionFilter };

/** Returns the request that counts the products of a list; null for a search in a collection (docs/decisions/catalogue.md). */
export function countRequest({ sortBy, ...request }: ProductListRequest): CountRequest | null {
  switch (request.source) {
    case 'products':
      return { source: 'search', searchQuery: '' };
    case 'tag':
      return { source: 'search', searchQuery: tagTerm(request.tag) };
    case 'search': {
      const { collection, ...search } = request;
      return collection === undefined ? search : null;
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
  /** Number of products when this brand is chosen instead of the chosen brands; null while it is unknown. */
  ofBrand(brand: string): number | null;
  /** The filters that the store offers, with the same counts. */
  readonly store: StoreFilterGroups;
}

/** Like `ProductCounts`; `total` is null when the store has too many products to count them. */
export interface ListCounts extends Omit<ProductCounts, 'total'> {
  readonly total: number | null;
}

/** The counts of a selection. */
interface FilterCountPlan {
  /** The requests of the counts, without duplicates. */
  readonly requests: readonly CountRequest[];
  /** Returns the counts. `results` has the result of each request; null while it is unknown. */
  readCounts(results: readonly (ListCounts | null)[]): FilterCounts;
}

/**
 * Plans the counts of a selection. Values of one group are alternatives: tags of a group, brands, values of an option. So the values of a group
 * with a chosen one are counted without the chosen ones. The store's groups have the values of the list without the store's filters, for the
 * tags and brands of this selection and of `applied`, so that a value remains when other filters leave no product with it.
 */
export function planFilterCounts(
  input: ProductListInput,
  selection: FilterSelection,
  content: Content,
  applied: Pick<FilterSelection, 'tags' | 'brands'> = selection,
): FilterCountPlan {
  const { tags, store } = selection;
  const groupOf = tagGrouping(content);
  const requestFor = (change: Partial<FilterSelection>) => {
    const changed = { ...selection, ...change };
    const filters = filterState(changed.tags, changed.brands, null, changed.store);
    return countRequest(productListRequest(input, filters, content));
  };
  const withoutOption = (name: string) =>
    requestFor({
      store: { ...store, options: store.options.filter((option) => !sameName(option.name, name)) },
    });

  const ofList = requestFor({});
  const ofBrands = requestFor({ brands: [] });
  const ofGroups = new Map(
    tags
      .map(groupOf)
      .map((group) => [group, requestFor({ tags: tags.filter((tag) => groupOf(tag) !== group) })]),
  );
  const ofStock = requestFor({ store: { ...store, inStock: false } });
  const offered = [applied, selection].map((list) =>
    requestFor({ tags: list.tags, brands: list.brands, store: NO_STORE_FILTERS }),
  );
  const requests = uniqueBy(
    [
      ofList,
      ofBrands,
      ...ofGroups.values(),
      ...store.options.map(({ name }) => withoutOption(name)),
      ofStock,
      ...offered,
    ].filter((request) => request !== null),
    keyOf,
  );

  return {
    requests,
    readCounts(results) {
      const resultOf = new Map(requests.map((request, index) => [keyOf(request), results[index]]));
      const countsOf = (request: CountRequest | null) => (request && resultOf.get(keyOf(request))) ?? null;
      const variantsOf = (request: CountRequest | null): VariantFacets | null =>
        countsOf(request)?.variants ?? null;
      const listCounts = countsOf(ofList);
      const groupCounts = new Map(
        [...ofGroups].map(([group, request]) => [group, countsOf(request ?? ofList)]),
      );
      const brandCounts = countsOf(ofBrands);
      return {
        total: listCounts?.total ?? null,
        ofTag: (tag) => {
          const group = groupOf(tag);
          return countOf((groupCounts.has(group) ? groupCounts.get(group) : listCounts)?.tags, tag);
        },
        ofBrand: (brand) => countOf(brandCounts?.brands, brand),
        store: storeFilterGroups({
          chosen: store,
          offered: offered.map(variantsOf).filter((facets) => facets !== null),
          countsOfOption: (name) => variantsOf(withoutOption(name)),
          countsOfStock: variantsOf(ofStock),
          // Without the store's filters, the range is that of a price chip.
          within: rangeOf(offered[0] ?? null),
        }),
      };
    },
  };
}

const keyOf = (request: CountRequest) => JSON.stringify(request);

function rangeOf(request: CountRequest | null): VariantFilter['priceRange'] {
  return request?.source === 'collection' ? request.filter.priceRange : request?.priceRange;
}

function countOf(counts: ProductCounts['tags'] | undefined, name: string): number | null {
  if (!counts) return null;
  const key = name.trim().toLowerCase();
  return Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0;
}
