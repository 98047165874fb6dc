import type { ReactNode } from 'react';
import { block } from './Block.css.ts';

/** A block of a documentation page that does not get Storybook's styles for prose. */
export function Block({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${block}`}>{children}</div>;
}
