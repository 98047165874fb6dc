import type { ReactNode } from 'react';
import { bleed } from './Bleed.css.ts';

export interface BleedProps {
  children: ReactNode;
}

/** Lets its content reach the edges of the Container around it. */
export function Bleed({ children }: BleedProps) {
  return <div className={bleed}>{children}</div>;
}
