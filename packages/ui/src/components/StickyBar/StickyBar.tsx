import type { ReactNode } from 'react';
import { actions, bar, lead as leadClass } from './StickyBar.css.ts';

export interface StickyBarProps {
  /** What is about to happen, in short: the total. A wide layout shows it in the summary above instead. */
  lead?: ReactNode;
  /** The primary button, and a quiet one below it. */
  children: ReactNode;
}

/** The next step, always in reach of the thumb. Last in the flow of the page, so it never covers what has the focus. */
export function StickyBar({ lead, children }: StickyBarProps) {
  return (
    <div className={bar} data-keep-clear="">
      {lead && <div className={leadClass}>{lead}</div>}
      <div className={actions}>{children}</div>
    </div>
  );
}
