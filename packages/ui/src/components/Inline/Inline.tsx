import type { ReactNode } from 'react';
import type { Space } from '../../theme/index.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** Gap between the children: a step of the space scale, in px. */
  space?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps children that do not fit into the next row. */
  wrap?: boolean;
  as?: 'div' | 'span' | 'ul' | 'ol' | 'header' | 'footer' | 'nav';
  label?: string;
  children: ReactNode;
}

/** Arranges children in a row. */
export function Inline({ space, align, justify, wrap, as: Element = 'div', label, children }: InlineProps) {
  return (
    <Element className={inline({ space, align, justify, wrap })} aria-label={label}>
      {children}
    </Element>
  );
}
