import { vars } from '../theme/contract.css.ts';
import { style } from './screen.ts';
import { focusRing, stateTransition } from './utilities.ts';

/** The `summary` of `details`. Without the browser's triangle, because it has a caret at its end. */
export const disclosure = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.target.regular,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

/** At the end of a `disclosure`, turned while that is unfolded. */
export const caret = style({
  display: 'flex',
  transition: stateTransition('transform'),
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
