import type { ReactNode } from 'react';
import type { Space } from '../../theme/index.ts';
import { grid } from './Grid.css.ts';

type Columns = 1 | 2 | 3 | 4 | 5 | 6 | 8;

export interface GridProps {
  /** Columns on a phone. `tablet`, `desktop` and `wide` apply from 600, 900 and 1280 px and default to the next smaller one. */
  columns: Columns;
  /** Columns on the narrowest phones, up to 340 px. */
  narrow?: Columns;
  tablet?: Columns;
  desktop?: Columns;
  wide?: Columns;
  space?: Space;
  /** Gap between rows. Default: `space`. */
  rowSpace?: Space;
  as?: 'div' | 'ul' | 'ol';
  label?: string;
  children: ReactNode;
}

/** Columns of equal width. */
export function Grid({
  columns,
  narrow = columns,
  tablet = columns,
  desktop = tablet,
  wide = desktop,
  space = 8,
  rowSpace = space,
  as: Element = 'div',
  label,
  children,
}: GridProps) {
  // All of them, because those of an outer Grid are inherited.
  const counts = {
    '--columns': columns,
    '--narrow': narrow,
    '--cramped': narrow > 2 ? 2 : 1,
    '--tablet': tablet,
    '--desktop': desktop,
    '--wide': wide,
  };
  return (
    <Element className={grid({ space, rowSpace })} style={counts} aria-label={label}>
      {children}
    </Element>
  );
}
