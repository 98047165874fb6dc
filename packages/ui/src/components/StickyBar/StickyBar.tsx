import type { ReactNode } from 'react';
import { actions, bar, lead as leadClass, tallBar } from './StickyBar.css.ts';

export interface StickyBarProps {
  /** Summary beside the button, such as the total. Hidden on wide viewports, where the summary above shows it. */
  lead?: ReactNode;
  /** The primary button, and a quiet one below it. */
  children: ReactNode;
  /** It has texts or more buttons, and would cover most of a low viewport or one with large text: there it scrolls with the page. */
  tall?: boolean;
}

/** The primary action of a screen, always within reach of the thumb. It is the last element in the flow of the page. */
export function StickyBar({ lead, children, tall = false }: StickyBarProps) {
  return (
    <div className={tall ? `${bar} ${tallBar}` : bar} data-keep-clear="">
      {lead && <div className={leadClass}>{lead}</div>}
      <div className={actions}>{children}</div>
    </div>
  );
}
