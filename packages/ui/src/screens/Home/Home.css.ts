import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** On wide screens the promises are the second row, although they follow the third in the document. So the row has its height before they arrive. */
export const page = style({
  paddingBlockEnd: vars.space[48],
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateRows: 'auto minmax(93px, auto)',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
});

export const promises = style({ '@media': { [media.desktop]: { gridRow: 2 } } });

/** The arrival time of an order placed now. */
export const arrival = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: vars.space[12],
  '@media': {
    [media.desktop]: {
      justifyContent: 'start',
      paddingInline: `max(${vars.space[24]}, calc((100% - 75rem) / 2))`,
    },
  },
});

export const topSections = style({
  paddingBlock: '18px 14px',
  '@media': { [media.desktop]: { gridRow: 3 } },
});

/** The sections below the first viewport of a phone. */
export const otherSections = style({
  paddingBlockStart: vars.space[32],
  '@media': { [media.desktop]: { gridRow: 4 } },
});

/** Hidden on wide screens, where the hero has this button. */
export const shopNow = style({
  '@media': {
    [media.tablet]: { inlineSize: '24rem', marginInline: 'auto' },
    [media.desktop]: { display: 'none' },
  },
});

export const trendingTile = style({
  inlineSize: '8.25rem',
  '@media': {
    [media.tablet]: { inlineSize: '10.5rem' },
    // Six tiles per row, and the edge of the seventh.
    [media.wide]: { inlineSize: `calc((75rem - 5 * ${vars.space[8]}) / 6)` },
  },
});

/** Two rows of four; one row of eight on wide screens. */
export const brandGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[8],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.cramped]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
});
