export { createStorefrontClient } from './client.ts';
export { passesFilter } from './collection-filter.ts';
export {
  buildFilterQuery,
  type FilterQueryInput,
  sortKeyFor,
  tagTerm,
} from './filter-query.ts';
export { lastIdSegment, toProductGid, toVariantGid } from './gid.ts';
export { textLanguage } from './text-language.ts';
export type {
  CollectionFilter,
  CountsByName,
  ImageRef,
  ListInput,
  ListSource,
  OptionFacet,
  OptionFacetValue,
  Product,
  ProductCard,
  ProductCounts,
  ProductLookup,
  ProductOption,
  ProductOptionValue,
  ProductPage,
  ProductVariant,
  SelectedOption,
  SortBy,
  StorefrontClient,
  StorefrontConfig,
  TaggedProduct,
  VariantDetails,
  VariantFacets,
  VariantFilter,
  VariantLookup,
} from './types.ts';
