export { createStorefrontClient } from './client.ts';
export {
  buildFilterQuery,
  type FilterQueryInput,
  sortKeyFor,
  tagTerm,
} from './filter-query.ts';
export { lastIdSegment, toProductGid, toVariantGid } from './gid.ts';
export type {
  CollectionFilter,
  ImageRef,
  ListInput,
  ListSource,
  PriceRange,
  Product,
  ProductCard,
  ProductOption,
  ProductOptionValue,
  ProductPage,
  ProductVariant,
  SelectedOption,
  SortBy,
  StorefrontClient,
  StorefrontConfig,
  VariantDetails,
  VariantLookup,
} from './types.ts';
