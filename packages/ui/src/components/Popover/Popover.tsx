import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { anchor, popover } from './Popover.css.ts';

/** Distance from the panel to its control and to the edge of the viewport, in px. */
const GAP = 8;

export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string;
  /** Renders the control that opens the panel. Spread the argument onto it. */
  trigger: (control: { expanded: boolean; onClick: (event: MouseEvent<HTMLElement>) => void }) => ReactNode;
  children: ReactNode;
}

/** A small panel below the control that opens it. Esc and a click elsewhere close it and restore the focus. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const wasOpenOnPress = useRef(false);
  const [expanded, setExpanded] = useState(false);

  const toggle = ({ currentTarget: control, detail }: MouseEvent<HTMLElement>) => {
    const element = panel.current;
    opener.current = control;
    const byPointer = detail > 0;
    // A `pointerdown` on the control is outside of the panel, so the browser has closed the panel before the click event.
    if (byPointer && wasOpenOnPress.current) element?.hidePopover();
    else if (element?.togglePopover({ source: control })) positionPanel(element, control);
  };

  const positionPanel = (element: HTMLElement, control: HTMLElement) => {
    const { right, bottom } = control.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const insideViewport = Math.min(clientWidth - right, clientWidth - GAP - element.offsetWidth);
    element.style.insetBlockStart = `${bottom + GAP}px`;
    element.style.insetInlineEnd = `${Math.max(GAP, insideViewport)}px`;
    element.style.maxBlockSize = `calc(100dvh - ${bottom + 2 * GAP}px)`;
    element.focus({ preventScroll: true });
  };

  const handleToggle = (open: boolean) => {
    setExpanded(open);
    // The browser restores the focus after Esc, but not after a click on an element that is not focusable.
    if (!open && document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  };

  return (
    <span
      className={anchor}
      onPointerDown={() => {
        wasOpenOnPress.current = expanded;
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
