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
    // Holds what is hidden for the eye inside: without it that would widen the page.
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: vars.space.gutter,
    // Bleeds to the edges of the screen while its first child stands on the page's margin; room for focus rings around.
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space[8],
    marginBlock: `calc(-1 * ${vars.space[8]})`,
    selectors: {
      '&:focus-visible': focusRingInset,
      // Snapping back would cut off what the keyboard has just brought into view.
      '&:has(:focus-visible)': { scrollSnapType: 'none' },
    },
    // A finger needs no bar; a mouse would have no other way to the end.
    scrollbarWidth: 'none',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
    '@media': { [media.finePointer]: { scrollbarWidth: 'thin' } },
  },
  variants: {
    space: {
      8: { columnGap: vars.space[8] },
      12: { columnGap: vars.space[12] },
    },
    // Without room it falls back to the start.
    spread: { true: { justifyContent: 'space-between' }, false: { justifyContent: 'start' } },
    rows: { 1: {}, 2: { gridTemplateRows: 'repeat(2, auto)', rowGap: vars.space[12] } },
  },
  defaultVariants: { space: 12, rows: 1, spread: false },
});
