import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
    else if (element?.togglePopover({ source: control })) {
      positionPanel(element, control);
      element.focus({ preventScroll: true });
    }
  };

  useEffect(() => {
    if (!expanded) return;
    const controller = new AbortController();
    const follow = () => {
      const [element, control] = [panel.current, opener.current];
      if (!element || !control) return;
      const { top, bottom } = control.getBoundingClientRect();
      if (bottom <= 0 || top >= window.innerHeight) element.hidePopover();
      else positionPanel(element, control);
    };
    // Any scroller may contain the control.
    const options = { capture: true, passive: true, signal: controller.signal };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow, options);
    return () => controller.abort();
  }, [expanded]);

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

/** Puts the panel below its control, or as far above that as it needs to fit into the viewport. */
function positionPanel(panel: HTMLElement, control: HTMLElement): void {
  const { right, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight, style } = panel;
  const top = Math.max(GAP, Math.min(bottom + GAP, clientHeight - GAP - offsetHeight));
  // The keyboard must be able to scroll it.
  panel.tabIndex = panel.scrollHeight > panel.clientHeight ? 0 : -1;
  style.top = `${top}px`;
  style.right = `${Math.max(GAP, Math.min(clientWidth - right, clientWidth - GAP - offsetWidth))}px`;
}
