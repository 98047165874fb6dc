export { loadFilters } from './filter-parts.ts';
export { ProductListScreen } from './ProductList.tsx';
