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

/** The four answers for two sizes: one size beside the other, and below them both or none. */
export const quarters = style([halves, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }]);

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

/** The picture and the size of a piece, above its answer. */
export const size = style({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlockStart: vars.space[12],
  // The radio is below the picture.
  pointerEvents: 'none',
});

const divider = `1.5px solid ${vars.color.lineStrong}`;

/** An answer for two sizes. The dividers make one frame of the four. */
export const quarter = style([
  half,
  {
    flexWrap: 'wrap',
    alignContent: 'center',
    minBlockSize: vars.target.regular,
    borderRadius: 0,
    selectors: {
      [`&:has(${size})`]: { paddingBlockEnd: vars.space[8] },
      '&:nth-child(2n)': { borderInlineStart: divider },
      '&:nth-child(n + 3)': { borderBlockStart: divider },
      '&:nth-child(1)': { borderStartStartRadius: '4px' },
      '&:nth-child(2)': { borderStartEndRadius: '4px' },
      '&:nth-child(3)': { borderEndStartRadius: '4px' },
      '&:nth-child(4)': { borderEndEndRadius: '4px' },
    },
  },
]);
