import type { ReactNode } from 'react';
import type { Space } from '../../theme/index.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Distance between the children, px of the space scale. */
  space?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | 'fieldset' | 'article' | 'header' | 'footer' | 'main' | 'nav';
  /** Name of the landmark or list, where one is needed. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** Children one under another. */
export function Stack({ space, align, as: Element = 'div', label, labelledBy, children }: StackProps) {
  return (
    <Element className={stack({ space, align })} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
