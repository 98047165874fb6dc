import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { anchor, popover } from './Popover.css.ts';

/** px between the control and what it opens, and between that and the edge of the window. */
const GAP = 8;

export interface PopoverProps {
  /** Names what is opened. */
  label: string;
  /** The control that opens it, given whether it is open and what to do when pressed. */
  trigger: (control: { expanded: boolean; onClick: (event: MouseEvent<HTMLElement>) => void }) => ReactNode;
  children: ReactNode;
}

/** A small panel below the control that opens it. Esc and a press elsewhere close it; the focus goes back. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(false);

  const toggle = (event: MouseEvent<HTMLElement>) => {
    const control = event.currentTarget;
    const element = panel.current;
    // Named as the source, the control's own press does not count as one elsewhere.
    if (!element?.togglePopover({ source: control })) return;
    const { right, bottom } = control.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const inWindow = Math.min(clientWidth - right, clientWidth - GAP - element.offsetWidth);
    element.style.insetBlockStart = `${bottom + GAP}px`;
    element.style.insetInlineEnd = `${Math.max(GAP, inWindow)}px`;
    element.focus({ preventScroll: true });
  };

  return (
    <span className={anchor}>
      {trigger({ expanded, onClick: toggle })}
      <div
        ref={panel}
        className={popover}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onToggle={(event) => setExpanded(event.newState === 'open')}
      >
        {children}
      </div>
    </span>
  );
}
