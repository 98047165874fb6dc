import { recipe } from '../../css/component.ts';
import { focusRingInset } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = recipe({
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    minInlineSize: 0,
    // The containing block of visually hidden elements inside, which would widen the page otherwise.
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: vars.space.gutter,
    // Extends to the edges of the screen, with the first child at the page's margin, and leaves room for focus rings.
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space[8],
    marginBlock: `calc(-1 * ${vars.space[8]})`,
    selectors: {
      '&:focus-visible': focusRingInset,
      // Snapping would scroll the focused element out of view again.
      '&:has(:focus-visible)': { scrollSnapType: 'none' },
    },
    // Touch screens need no scrollbar, but a mouse may have no other way to scroll.
    scrollbarWidth: 'none',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
    '@media': { [media.finePointer]: { scrollbarWidth: 'thin' } },
  },
  variants: {
    space: {
      8: { columnGap: vars.space[8] },
      12: { columnGap: vars.space[12] },
    },
    // `space-between` falls back to `start` if the row overflows.
    spread: {
      // With space at both ends, so that a few items on a very wide screen do not drift apart. With `safe`, the row starts at its start when it overflows.
      true: {
        justifyContent: 'space-between',
        '@media': { [media.huge]: { justifyContent: 'safe center', columnGap: vars.space[72] } },
      },
      false: { justifyContent: 'start' },
    },
    rows: { 1: {}, 2: { gridTemplateRows: 'repeat(2, auto)', rowGap: vars.space[8] } },
  },
  defaultVariants: { space: 12, rows: 1, spread: false },
});
