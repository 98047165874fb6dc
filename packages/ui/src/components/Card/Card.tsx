import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'regular' | 'none';
  /** Framed in ink, as the chosen one of several. */
  selected?: boolean;
  labelledBy?: string;
  children: ReactNode;
}

/** Something that stands by itself: an address, an order, a panel. */
export function Card({ as: Element = 'div', padding, selected, labelledBy, children }: CardProps) {
  return (
    <Element className={card({ padding, selected })} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
