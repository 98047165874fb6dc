import type { ReactNode } from 'react';
import type { Space } from '../../theme/index.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Gap between the children: a step of the space scale, in px. */
  space?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | 'fieldset' | 'article' | 'header' | 'footer' | 'main' | 'nav';
  /** Accessible name of a landmark or list. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** Arranges children in a column. */
export function Stack({ space, align, as: Element = 'div', label, labelledBy, children }: StackProps) {
  return (
    <Element className={stack({ space, align })} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
