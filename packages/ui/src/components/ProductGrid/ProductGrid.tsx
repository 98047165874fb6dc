import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../ProductCard/index.ts';
import { block, detail, grid, item, list } from './ProductGrid.css.ts';

/** Number of cards in a block: three of them span two columns, so that they are whole rows of 2, 3 and 4 columns. */
const BLOCK_SIZE = 21;

/** Number of cards in the initial viewport of a phone, whose images are not lazy. */
const EAGER_COUNT = 4;
/** Phones with three pixels per CSS pixel get two of them, so that a picture has half the bytes (docs/decisions/pictures.md). */
const SIZES =
  '(min-width: 1280px) 216px, (min-width: 900px) 190px, (min-width: 600px) calc(33vw - 21px), (min-resolution: 2.5dppx) calc(33vw - 14px), calc(50vw - 21px)';

/**
 * The indexes in a block of the cards that show a detail across two columns, one of eight places. At places 6, 16 and 22 of 24, they leave no gap
 * in 2, 3 or 4 columns.
 */
const DETAILS = [6, 15, 20];
const DETAIL_SIZES = '(min-width: 900px) 448px, (min-resolution: 2.5dppx) 40vw, 60vw';

/** The props of a product's card, with a unique id. */
export interface GridProduct extends Omit<ProductCardProps, 'sizes' | 'loading'> {
  id: string;
}

export interface ProductGridProps {
  /** Accessible name of the list. */
  label: string;
  products: readonly GridProduct[];
}

/**
 * Products in 2 columns, 3 from 600 px, 4 from 1280 px. One picture of eight places is a detail across two columns. The browser skips the rendering of blocks that are far from the viewport, so that
 * interactions are as fast with a thousand products as with ten.
 */
export function ProductGrid({ label, products }: ProductGridProps) {
  const blocks = Array.from({ length: Math.ceil(products.length / BLOCK_SIZE) }, (_, index) =>
    products.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML allows no element for a block between a ul and its li.
    <div role="list" className={list} aria-label={label}>
      {blocks.map((cards, blockIndex) => (
        <Block key={blockIndex} skippable={blockIndex > 0}>
          {cards.map(({ id, ...card }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: an li has to be a child of a list, and the block is between them.
            <div key={id} role="listitem" className={DETAILS.includes(index) ? `${item} ${detail}` : item}>
              <ProductCard
                {...card}
                sizes={DETAILS.includes(index) ? DETAIL_SIZES : SIZES}
                loading={loadingOf(blockIndex * BLOCK_SIZE + index)}
              />
            </div>
          ))}
        </Block>
      ))}
    </div>
  );
}

/** Whole rows of the grid. The browser skips their rendering while they are far from the viewport. */
function Block({ skippable, children }: { skippable: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (skippable && element.current) return skipOffscreen(element.current);
    return;
  }, [skippable]);
  return (
    <div ref={element} className={`${grid} ${block}`}>
      {children}
    </div>
  );
}

function loadingOf(index: number) {
  if (index === 0) return 'first';
  // On a wide screen, the first detail is the largest picture of the initial viewport.
  return index < EAGER_COUNT || index === DETAILS[0] ? 'eager' : 'lazy';
}

/**
 * Skips the rendering of a block while it is far from the viewport, once its height is known: restored scroll positions need it. Returns a function
 * that stops observing the block.
 */
function skipOffscreen(element: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    observer.disconnect();
    element.style.setProperty('contain-intrinsic-block-size', `auto ${entry?.contentRect.height ?? 0}px`);
    element.style.setProperty('content-visibility', 'auto');
  });
  observer.observe(element);
  return () => observer.disconnect();
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
