import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  /** `page`: up to 1200 px of content. `form`: one column that is comfortable to fill in. */
  width?: 'page' | 'form';
  children: ReactNode;
}

/** The page's margins and its widest width. */
export function Container({ width, children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
