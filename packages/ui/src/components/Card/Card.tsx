import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Id of the heading that names a section or an article. */
  labelledBy?: string;
  children: ReactNode;
}

/** A frame around independent content: an order, a panel. */
export function Card({ as: Element = 'div', labelledBy, children }: CardProps) {
  return (
    <Element className={card} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
