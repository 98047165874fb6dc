export { ProductDetailScreen } from './ProductDetail.tsx';
