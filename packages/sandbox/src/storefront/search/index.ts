export { collectionSearch, collectionsUpdatedAt, productSearch } from './fields.ts';
export {
  predictiveArticleSearch,
  predictiveCollectionSearch,
  predictivePageSearch,
  predictiveProductSearch,
  type SearchableField,
} from './predictive-fields.ts';
export { type SearchReport, searchList } from './search.ts';
export type { Searchable } from './searchable.ts';
