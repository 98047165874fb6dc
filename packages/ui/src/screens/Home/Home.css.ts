import { style } from '../../css/screen.ts';
import { plainEdges } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** On wide screens the promises are the second row, although they follow the third in the document. So the row has its height before they arrive. */
export const page = style({
  paddingBlockEnd: vars.space[48],
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateRows: 'auto minmax(102px, auto)',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
});

export const promises = style({ '@media': { [media.desktop]: { gridRow: 2 } } });

export const topSections = style({
  paddingBlock: `${vars.space[12]} ${vars.space[48]}`,
  '@media': { [media.desktop]: { gridRow: 3, paddingBlock: `${vars.space[32]} 0` } },
});

/**
 * The sections below the first viewport. Their first layout waits until the page has been painted. The assumed heights include saved
 * products: too small a height would keep Back from scrolling to where the shopper was.
 */
export const otherSections = style({
  paddingBlockStart: vars.space[20],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 130rem',
  '@media': {
    [media.tablet]: { containIntrinsicBlockSize: 'auto 180rem' },
    [media.desktop]: {
      gridRow: 4,
      paddingBlockStart: vars.space[32],
      containIntrinsicBlockSize: 'auto 220rem',
    },
    print: { contentVisibility: 'visible' },
  },
});

/** Closer together on a phone, so that the first prices are within two screens. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[12],
  '@media': { [media.tablet]: { rowGap: vars.space[32] }, [media.desktop]: { rowGap: vars.space[48] } },
});

/** Hidden on wide screens, where the hero has this button. */
export const shopNow = style({
  // Its neighbours, the minutes and the promises, are tapes.
  vars: plainEdges,
  '@media': {
    [media.tablet]: { inlineSize: '24rem', marginInline: 'auto' },
    [media.desktop]: { display: 'none' },
  },
});

export const trendingTile = style({
  '@media': {
    [media.tablet]: { inlineSize: '10.5rem' },
    // Six tiles per row, and the edge of the seventh.
    [media.wide]: { inlineSize: `calc((${vars.space.content} - 5 * ${vars.space[8]}) / 6)` },
  },
});

/** Two rows of four; one row on a phone, which scrolls and has room for focus rings, and on wide screens. */
export const brandGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[8],
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'none',
      gridAutoColumns: '4.875rem',
      gridAutoFlow: 'column',
      margin: `calc(-1 * ${vars.space[8]}) calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space[8]} ${vars.space.gutter}`,
      scrollbarWidth: 'none',
      overflowX: 'auto',
      // A region that scrolls must contain something that has the focus.
      selectors: { '[aria-busy="true"] > &': { overflowX: 'hidden' } },
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
});
