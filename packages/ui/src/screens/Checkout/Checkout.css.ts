import { style } from '../../css/screen.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Sections above the prices on a phone, 7 to 5 beside them from 900 px. */
export const layout = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[48],
      alignItems: 'start',
      paddingInline: `max(${vars.space[24]}, calc((100% - 75rem) / 2))`,
      paddingBlock: `${vars.space[8]} ${vars.space[48]}`,
    },
  },
});

export const sections = style({
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

export const section = style({
  paddingBlock: `${vars.space[12]} ${vars.space[20]}`,
  selectors: { '& + &': { borderBlockStart: chalkLine } },
});

/** On a phone no box of its own: the bar in it sticks to the screen for the length of the whole page. */
export const summary = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.space[24],
      padding: vars.space[24],
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.sunk,
    },
  },
});

export const prices = style({
  paddingBlock: vars.space[20],
  paddingInline: vars.space.gutter,
  borderBlockStart: chalkLine,
  backgroundColor: vars.color.sunk,
  '@media': {
    // A label stays near its sum: they line up with the button below them.
    [media.tablet]: { paddingInlineStart: `calc(100% - 24rem - ${vars.space.gutter})` },
    [media.desktop]: { padding: `0 0 ${vars.space[20]}`, border: 0 },
  },
});

export const deliveryFee = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

/** The middle of the screen, for what stands there instead of a checkout. */
export const middle = style({ display: 'grid', alignContent: 'center', minBlockSize: '60svh' });
