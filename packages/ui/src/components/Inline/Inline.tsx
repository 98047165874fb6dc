import type { ReactNode } from 'react';
import type { Space } from '../../theme/index.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** Distance between the children, px of the space scale. */
  space?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Go on in the next row when the row is full. */
  wrap?: boolean;
  as?: 'div' | 'span' | 'ul' | 'ol' | 'header' | 'footer' | 'nav';
  label?: string;
  children: ReactNode;
}

/** Children beside one another. */
export function Inline({ space, align, justify, wrap, as: Element = 'div', label, children }: InlineProps) {
  return (
    <Element className={inline({ space, align, justify, wrap })} aria-label={label}>
      {children}
    </Element>
  );
}
