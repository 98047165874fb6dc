import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** One column on a phone; from 900 px, a column with a `sidePanel` beside it, at a distance of `gap`. */
export const withSidePanel = (gap: string): StyleRule => ({
  '@media': {
    // Fills the screen below the TopBar, so that the bar of a short page is at the bottom, with messages above it.
    [media.belowDesktop]: { display: 'flex', flexDirection: 'column', minBlockSize: 'calc(100svh - 3.5rem)' },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap,
      alignItems: 'start',
      paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
      paddingBlock: `${vars.space[8]} ${vars.space[48]}`,
    },
  },
});

/** `contents` on a phone, so that the sticky bar inside sticks for the length of the whole page. */
export const sidePanel: StyleRule = {
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
};
