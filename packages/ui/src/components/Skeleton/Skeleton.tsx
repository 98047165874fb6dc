import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `slot` is a tile that fills its parent; `square` is for a brand; `order`, `running` and `address` are as high as such a card. */
  shape: 'tile' | 'square' | 'slot' | 'order' | 'running' | 'address' | 'block' | 'line';
  width?: 'full' | 'long' | 'half' | 'short';
}

/** A placeholder for content that is loading. Hidden from assistive technology: mark the surrounding region as busy. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden="true" />;
}
