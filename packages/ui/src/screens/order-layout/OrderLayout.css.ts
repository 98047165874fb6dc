import { style } from '../../css/screen.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const layout = style({
  '@media': {
    // Fills the screen below the TopBar, so that the bar of a short order is at the bottom, with messages above it.
    [media.belowDesktop]: { display: 'flex', flexDirection: 'column', minBlockSize: 'calc(100svh - 3.5rem)' },
    // One column of a form's width.
    [media.tablet]: { paddingInline: 'calc((100% - 36rem) / 2)' },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[48],
      alignItems: 'start',
      paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
      paddingBlock: `${vars.space[8]} ${vars.space[48]}`,
    },
  },
});

/** `contents` on a phone, so that the sticky bar inside sticks for the length of the whole page. */
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
    [media.desktop]: { padding: `0 0 ${vars.space[20]}`, border: 0 },
  },
});
