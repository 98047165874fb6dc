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
  const opener = useRef<HTMLElement>(null);
  const openWhenPressed = useRef(false);
  const [expanded, setExpanded] = useState(false);

  const toggle = ({ currentTarget: control, detail }: MouseEvent<HTMLElement>) => {
    const element = panel.current;
    opener.current = control;
    const byPointer = detail > 0;
    // To the platform a press on the control is one elsewhere, and has closed the panel before the click arrives.
    if (byPointer && openWhenPressed.current) element?.hidePopover();
    else if (element?.togglePopover({ source: control })) place(element, control);
  };

  const place = (element: HTMLElement, control: HTMLElement) => {
    const { right, bottom } = control.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const inWindow = Math.min(clientWidth - right, clientWidth - GAP - element.offsetWidth);
    element.style.insetBlockStart = `${bottom + GAP}px`;
    element.style.insetInlineEnd = `${Math.max(GAP, inWindow)}px`;
    element.style.maxBlockSize = `calc(100dvh - ${bottom + 2 * GAP}px)`;
    element.focus({ preventScroll: true });
  };

  const handleToggle = (open: boolean) => {
    setExpanded(open);
    // The platform gives the focus back after Esc, but not after a press elsewhere that nothing there took it.
    if (!open && document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  };

  return (
    <span
      className={anchor}
      onPointerDown={() => {
        openWhenPressed.current = expanded;
      }}
    >
      {trigger({ expanded, onClick: toggle })}
      <div
        ref={panel}
        className={popover}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onToggle={(event) => handleToggle(event.newState === 'open')}
      >
        {children}
      </div>
    </span>
  );
}
