import { Children, type FocusEvent, type ReactNode } from 'react';
import { row } from './ScrollRow.css.ts';

export interface ScrollRowProps {
  /** Says what is in the row: "Trending Right Now". */
  label: string;
  space?: 8 | 12;
  /** Two rows that scroll together, filled column by column. */
  rows?: 1 | 2;
  /** From edge to edge of the page where there is room for all. */
  spread?: boolean;
  children: ReactNode;
}

/** Things side by side that scroll sideways. */
export function ScrollRow({ label, space, rows, spread, children }: ScrollRowProps) {
  return (
    // A row that scrolls takes the keyboard too, or its end could not be reached without a pointer.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions are focusable (WCAG 2.1.1)
    <ul className={row({ space, rows, spread })} aria-label={label} tabIndex={0} onFocus={showWhole}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

/** A browser leaves alone what it shows in part; the keyboard's place is to be seen whole. */
function showWhole({ target }: FocusEvent<Element>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
