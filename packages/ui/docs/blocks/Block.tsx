import type { ReactNode } from 'react';
import { block } from './Block.css.ts';

/** A piece of a page that Storybook's styles for prose leave alone. */
export function Block({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${block}`}>{children}</div>;
}
