export { ProductCard, type ProductCardProps, ProductCardSkeleton } from './ProductCard.tsx';
