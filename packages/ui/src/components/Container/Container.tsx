import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  /** `page`: up to 1200 px of content, and 1360 px on very wide viewports. `form`: one column of a comfortable width for a form. */
  width?: 'page' | 'form';
  children: ReactNode;
}

/** Sets the page's margins and maximum width. */
export function Container({ width, children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
