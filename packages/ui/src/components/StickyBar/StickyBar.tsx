import type { ReactNode } from 'react';
import { actions, bar, lead as leadClass, secondary as secondaryClass } from './StickyBar.css.ts';

export interface StickyBarProps {
  /** Summary beside the button, such as the total. Hidden on wide viewports, where the summary above shows it. */
  lead?: ReactNode;
  /** The primary button. */
  children: ReactNode;
  /** A quiet button below it. */
  secondary?: ReactNode;
}

/** The primary action of a screen, always within reach of the thumb. It is the last element in the flow of the page. */
export function StickyBar({ lead, children, secondary }: StickyBarProps) {
  return (
    <div className={bar} data-keep-clear="">
      {lead && <div className={leadClass}>{lead}</div>}
      <div className={actions}>{children}</div>
      {secondary && <div className={secondaryClass}>{secondary}</div>}
    </div>
  );
}
