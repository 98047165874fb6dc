import { recipe, style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { type } from '../../css/type.ts';
import { edgeTicks, focusRingInset, tabMark } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const nav = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.nav,
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingInline: vars.space[12],
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  // For the bar before its items have arrived: their height and the border.
  minBlockSize: `calc(69px + max(${vars.space[8]}, env(safe-area-inset-bottom)))`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.cramped]: { paddingInline: vars.space[4] },
    [media.desktop]: { display: 'none' },
  },
});

/** As high as the bar, so that the end of the page can be scrolled above it. */
export const spacer = style({
  blockSize: `calc(70px + max(${vars.space[8]}, env(safe-area-inset-bottom)))`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  columnGap: vars.space[4],
  maxInlineSize: '32rem',
  marginInline: 'auto',
});

const mark = tape({ unit: '6px', minor: '4px', major: null });

export const item = recipe({
  base: {
    ...type.micro,
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1px',
    minBlockSize: '68px',
    paddingBlockStart: vars.space[8],
    borderRadius: vars.radius.control,
    textAlign: 'center',
    selectors: { '&:focus-visible': focusRingInset },
  },
  variants: {
    current: {
      true: {
        color: vars.color.ink,
        fontWeight: 750,
        '::before': {
          ...mark,
          backgroundColor: `var(${tabMark}, ${vars.color.tape})`,
          backgroundImage: `var(${edgeTicks}, ${mark.backgroundImage})`,
          content: '""',
          position: 'absolute',
          // Apart from a tape above the bar.
          insetBlockStart: '3px',
          inlineSize: '60px',
          blockSize: '8px',
          // In the system's background colour, the tape would look like a gap in the line.
          forcedColorAdjust: 'none',
        },
      },
      false: { color: vars.color.ink2 },
    },
  },
});
