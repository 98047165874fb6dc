import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `slot` is a tile that fills the room it is given, `square` the place of a brand. */
  shape: 'tile' | 'square' | 'slot' | 'block' | 'line';
  width?: 'full' | 'long' | 'half' | 'short';
}

/** Holds the place of what is being loaded. Decoration: the region around it says that it is busy. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden="true" />;
}
