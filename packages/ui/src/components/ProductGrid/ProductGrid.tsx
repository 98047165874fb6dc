import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../ProductCard/index.ts';
import { grid, item } from './ProductGrid.css.ts';

/** Number of cards in the initial viewport of a phone, whose images are not lazy. */
const EAGER_COUNT = 4;
const SIZES =
  '(min-width: 1280px) 216px, (min-width: 900px) 190px, (min-width: 600px) calc(33vw - 21px), calc(50vw - 21px)';

/** The props of a product's card, with a unique id. */
export interface GridProduct extends Omit<ProductCardProps, 'sizes' | 'loading'> {
  id: string;
}

export interface ProductGridProps {
  /** Accessible name of the list. */
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
            loading={index === 0 ? 'first' : index < EAGER_COUNT ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}

export interface ProductGridSkeletonProps {
  /** Number of placeholder cards. */
  count: number;
  /** Accessible name of the status: 'Loading products'. */
  label: string;
}

/** Placeholder for a ProductGrid that is loading. */
export function ProductGridSkeleton({ count, label }: ProductGridSkeletonProps) {
  return (
    <div className={grid} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
