export { loadFilters } from './load-filters.ts';
export { ProductListScreen } from './ProductList.tsx';
