import { style } from '../../css/screen.ts';
import { gallerySlot } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { HEADER_HEIGHT } from './ProductHeader.css.ts';

/** One column; from 900 px the pictures are beside a sticky panel. */
export const page = style({
  maxInlineSize: '40rem',
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      // Wide enough for six sizes in one row.
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[32],
      alignItems: 'start',
      maxInlineSize: 'none',
      paddingInline: `max(${vars.space[24]}, calc((100% - 75rem) / 2))`,
      paddingBlock: `${vars.space[16]} ${vars.space[48]}`,
    },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[48] },
  },
});

export const pictures = style({
  position: 'relative',
});

/** Has the size of the gallery that replaces it. */
export const preview = style({ ...gallerySlot, position: 'relative', overflow: 'hidden' });

export const pressed = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: `brightness(${vars.imageBrightness})`,
});

/** The round buttons over the picture. */
export const floating = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: vars.space[12],
  insetBlockStart: '10px',
  display: 'flex',
  gap: vars.space[8],
});

export const wideOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: vars.space[16],
  minBlockSize: 'calc(100svh - 28rem)',
  paddingBlockStart: vars.space[16],
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${HEADER_HEIGHT} + ${vars.space[24]})`,
      minBlockSize: 0,
      rowGap: vars.space[24],
      paddingBlockStart: 0,
    },
  },
});

export const inset = style({
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

/** On a phone the size tape spans the full width. */
export const sizes = style({ display: 'grid', rowGap: vars.space[8] });

/** On a phone the sticky bar comes after the description; on wide screens it comes before. */
export const description = style({
  flex: 1,
  '@media': { [media.desktop]: { order: 2, flex: 'none' } },
});

/** Aligns the button's text with the margin, not its touch target. */
export const sizeGuide = style({ marginInlineEnd: `calc(-1 * ${vars.space[12]})` });

/** Narrow, so that the original price wraps below the price and leaves room for the button. */
export const lead = style({ maxInlineSize: '7.5rem' });
