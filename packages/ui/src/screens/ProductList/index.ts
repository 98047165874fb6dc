export { ProductListScreen } from './ProductList.tsx';
