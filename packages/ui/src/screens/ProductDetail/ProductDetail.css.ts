import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/screen.ts';
import { type } from '../../css/type.ts';
import { badgedWidth, galleryImage, gallerySlot, rightEdge } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { card } from '../product-cards/products-row.css.ts';
import { HEADER_HEIGHT, OVERLAID, overlaid, SITE_HEADER_HEIGHT } from './ProductHeader.css.ts';

/** One column; from 900 px the images are beside a sticky panel. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: vars.space[16],
  minBlockSize: `calc(100svh - ${HEADER_HEIGHT})`,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      minBlockSize: 0,
      // Wide enough for six sizes in one row.
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[32],
      alignItems: 'start',
      paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
      paddingBlock: `${vars.space[16]} ${vars.space[48]}`,
    },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[48] },
  },
});

export const pictures = style([overlaid, { position: 'relative' }]);

/** Has the size of the gallery that replaces it. */
export const preview = style({ ...gallerySlot, position: 'relative', '::before': rightEdge });
globalStyle(`${preview} img`, { ...galleryImage, backgroundColor: 'transparent' });

/** The round buttons over the image. */
export const floating = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: vars.space[12],
  insetBlockStart: `calc(${vars.space[8]} + env(safe-area-inset-top))`,
  display: 'flex',
  gap: vars.space[8],
  '@supports': {
    [OVERLAID]: {
      '@media': {
        [media.belowDesktop]: {
          // Beside the bag in the header.
          insetInlineEnd: `calc(${vars.space[12]} + ${vars.space[8]} + ${badgedWidth})`,
        },
      },
    },
  },
});

/** On a phone a long name leaves room for the options. The header and assistive technology have all of it. */
export const name = style({
  '@media': {
    [media.belowDesktop]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    [media.narrow]: { WebkitLineClamp: 3 },
  },
});

/** As the heading that replaces it. */
export const cardName = style({ ...type.h1, marginBlockEnd: vars.space[4] });

export const wideOnly = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', paddingBlockStart: vars.space[12] } },
});

/** As high as the images on wide screens. If the panel were a grid item itself, it would stick beside the rows below too. */
export const panelColumn = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'block', alignSelf: 'stretch' } },
});

/** `contents` on a phone, so that the sticky bar inside sticks for the length of the whole page. */
export const panel = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      position: 'sticky',
      insetBlockStart: `calc(${SITE_HEADER_HEIGHT} + ${vars.space[24]})`,
      rowGap: vars.space[24],
    },
  },
});

export const inset = style({
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

/** On a phone the size tape spans the full width. */
export const sizes = style({ display: 'grid', rowGap: vars.space[8] });

/** The label of the sizes beside the link to the shopper's measurements. */
export const sizeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  // The room of the flag begins in the link's touch target, which stays above it.
  position: 'relative',
  zIndex: 1,
  marginBlockEnd: `calc(-1 * ${vars.space[12]})`,
});

/** The advice arrives after the page. */
export const advicePlace = style({
  paddingBlockStart: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
});

/** The dashed line marks the text as belonging to the marked size. */
export const adviceBox = style({
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
});

/** Keeps the place of one line: what measurements are for, or the offer to try two sizes when one is selected. */
export const linePlace = style({ display: 'grid', alignContent: 'center', minBlockSize: '2rem' });

/** On wide screens it comes after the sticky bar. */
export const description = style({
  flex: 1,
  '@media': { [media.desktop]: { order: 2, flex: 'none' } },
});

/** Aligns the button's text with the margin, not its touch target. */
export const sizeGuide = style({ marginInlineEnd: `calc(-1 * ${vars.space[12]})` });

/** Narrow, so that the original price wraps below the price and leaves room for the button. */
export const lead = style({
  maxInlineSize: '7.5rem',
  selectors: { '&:has(p + p)': { maxInlineSize: '9.5rem' } },
});

/** The prices of one and of both sizes, in one line of a phone's bar. */
export const priceRange = style({ ...type.price, '@media': { [media.desktop]: type.priceLarge } });

/** Other products, below both columns on wide screens. */
export const related = style({
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
  '@media': { [media.desktop]: { gridColumn: '1 / -1', paddingInline: 0, paddingBlock: 0 } },
});

/** Keeps the place of a row of products while it loads, and when there are none. It is as high as a card whose name has two lines. */
export const rowPlace = style({
  minBlockSize: '20rem',
  '@media': {
    [media.tablet]: { minBlockSize: '23rem' },
    [media.desktop]: { minBlockSize: '24.5rem' },
    [media.huge]: { minBlockSize: '26rem' },
  },
});

/** Fills the place of the cards with a text. */
export const noRow = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '16rem',
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunk,
  '@media': { [media.tablet]: { minBlockSize: '20rem' } },
});

/** Keeps the place of three products, whose names have two lines. On wide screens they fill the panel. */
export const inStockPlace = style({
  minBlockSize: '18.25rem',
  '@media': { [media.desktop]: { minBlockSize: '22.5rem', containerType: 'inline-size' } },
});
globalStyle(`${inStockPlace} ${card}`, {
  '@media': { [media.desktop]: { inlineSize: `calc((100cqi - 2 * ${vars.space[12]}) / 3)` } },
});
