export {
  type GridProduct,
  ProductGrid,
  type ProductGridProps,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
} from './ProductGrid.tsx';
