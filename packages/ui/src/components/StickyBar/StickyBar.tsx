import type { ReactNode } from 'react';
import { actions, bar, lead as leadClass } from './StickyBar.css.ts';

export interface StickyBarProps {
  /** Summary beside the button, such as the total. Hidden on wide viewports, where the summary above shows it. */
  lead?: ReactNode;
  /** The primary button, and a quiet one below it. */
  children: ReactNode;
}

/** The primary action of a screen, always within reach of the thumb. It is the last element in the flow of the page. */
export function StickyBar({ lead, children }: StickyBarProps) {
  return (
    <div className={bar} data-keep-clear="">
      {lead && <div className={leadClass}>{lead}</div>}
      <div className={actions}>{children}</div>
    </div>
  );
}
