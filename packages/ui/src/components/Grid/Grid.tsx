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
export function Grid({ columns, space = 8, rowSpace = space, ...rest }: GridProps) {
  const { as: Element = 'div', label, children, ...widths } = rest;
  return (
    <Element className={grid({ columns, ...widths, space, rowSpace })} aria-label={label}>
      {children}
    </Element>
  );
}
