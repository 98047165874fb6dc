import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../ProductCard/index.ts';
import { grid, item } from './ProductGrid.css.ts';

/** Cards of the first view of a phone: these are not lazy. */
const FIRST_VIEW = 4;
const SIZES = '(min-width: 1280px) 216px, (min-width: 900px) 190px, (min-width: 600px) 31vw, 46vw';

/** One product, with what names it among the others. */
export interface GridProduct extends Omit<ProductCardProps, 'sizes' | 'loading'> {
  id: string;
}

export interface ProductGridProps {
  /** Name of the list. */
  label: string;
  products: readonly GridProduct[];
}

/** Products in 2 columns, 3 from 600 px, 4 from 1280 px. */
export function ProductGrid({ label, products }: ProductGridProps) {
  return (
    <ul className={grid} aria-label={label}>
      {products.map(({ id, ...card }, index) => (
        <li key={id} className={item}>
          <ProductCard
            {...card}
            sizes={SIZES}
            loading={index === 0 ? 'first' : index < FIRST_VIEW ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}

export interface ProductGridSkeletonProps {
  /** How many cards to hold the place of. */
  count: number;
  /** Said instead: 'Loading products'. */
  label: string;
}

/** Holds the place of a ProductGrid. */
export function ProductGridSkeleton({ count, label }: ProductGridSkeletonProps) {
  return (
    <div className={grid} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
