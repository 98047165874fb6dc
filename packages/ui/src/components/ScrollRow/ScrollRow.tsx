import { Children, type FocusEvent, type ReactNode } from 'react';
import { row } from './ScrollRow.css.ts';

export interface ScrollRowProps {
  /** Accessible name of the list: "Trending Right Now". */
  label: string;
  space?: 8 | 12;
  /** Two rows that scroll together, filled column by column. */
  rows?: 1 | 2;
  /** Spreads the items over the whole width if all of them fit. */
  spread?: boolean;
  children: ReactNode;
}

/** A row of items that scrolls sideways. */
export function ScrollRow({ label, space, rows, spread, children }: ScrollRowProps) {
  return (
    <ul
      className={row({ space, rows, spread })}
      // Columns for all items from the start, as in BottomNav. Items are at least this wide.
      style={
        spread
          ? { gridTemplateColumns: `repeat(${Children.count(children)}, minmax(3.75rem, max-content))` }
          : undefined
      }
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions are focusable (WCAG 2.1.1)
      tabIndex={0}
      onFocus={scrollFullyIntoView}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

/** Browsers do not scroll to a focused element that is partly visible. */
function scrollFullyIntoView({ target }: FocusEvent<Element>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
