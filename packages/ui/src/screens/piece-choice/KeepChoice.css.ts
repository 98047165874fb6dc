import { style } from '../../css/screen.ts';
import { type, weight } from '../../css/type.ts';
import { coveringRadio, focusRing, selectedSegment, stateTransition } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});

/** The four answers for two sizes. */
export const quarters = style([
  halves,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))' },
]);

/** Invisible radio that covers its half, and shows the focus ring. */
export const radio = style({
  ...coveringRadio,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { ...focusRing, zIndex: 1 } },
});

export const half = style({
  ...type.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minBlockSize: `calc(${vars.target.regular} - 3px)`,
  paddingBlockStart: '2px',
  paddingInline: vars.space[8],
  borderRadius: '4px',
  fontWeight: weight.medium,
  transition: stateTransition('background-color', 'color'),
  selectors: {
    [`&:has(${radio}:checked)`]: {
      // In dark, the block is hardly darker than the page.
      boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}`,
      color: vars.color.tape,
      backgroundColor: vars.color.tapeInk,
      fontWeight: weight.heavy,
    },
  },
  '@media': selectedSegment(radio),
});
