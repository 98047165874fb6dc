export { collectionSearch, collectionsUpdatedAt, productSearch } from './fields.ts';
export {
  predictiveCollectionSearch,
  predictiveProductSearch,
  type SearchableField,
} from './predictive-fields.ts';
export { type SearchReport, searchList } from './search.ts';
