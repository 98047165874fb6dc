import { fontFace } from '@vanilla-extract/css';
import { cloth } from '../../css/cloth.ts';
import { recipe, style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { type } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { devanagariNameFace } from '../../theme/generated/fonts.ts';

const EDGE = '20px';
/** Space on either side of the 32rem wide form below, on a tablet. */
const besideForm = 'max(0px, (100% - 32rem) / 2)';
const across = (width: string, every: string) =>
  `repeating-linear-gradient(180deg, ${vars.color.tapeInk} 0 ${width}, transparent ${width} ${every})`;

export const cover = style({
  ...cloth,
  position: 'relative',
  overflow: 'hidden',
  blockSize: `calc(11rem + ${EDGE})`,
  '@media': {
    // A tablet has room above its form.
    [media.tablet]: { blockSize: `max(11rem + ${EDGE}, 40svh)` },
    [media.desktop]: { blockSize: '100%', minBlockSize: '36rem' },
  },
});

/** The tape: along the bottom edge on a phone and a tablet, along the right edge on a wide viewport. */
export const edge = style({
  ...tape({ unit: '13px' }),
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: EDGE,
  '@media': {
    [media.desktop]: {
      insetInlineStart: 'auto',
      insetBlockStart: 0,
      inlineSize: EDGE,
      blockSize: '100%',
      backgroundImage: `${across('1.5px', 'calc(13px * 5)')}, ${across('1px', '13px')}`,
      backgroundSize: '11px 100%, 6px 100%',
    },
  },
});

export const corner = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
});

export const mark = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: vars.space[20],
  insetBlockStart: '3.875rem',
  '@media': {
    [media.tablet]: { insetInlineStart: `calc(${besideForm} + ${vars.space[20]})` },
    [media.desktop]: { insetInlineStart: vars.space[48], insetBlockStart: '5.5rem' },
  },
});

export const word = style({
  ...type.brand,
  display: 'block',
  fontSize: 'min(3.75rem, 23vw)',
  lineHeight: '3.5rem',
  color: vars.color.onCloth,
});

/** A font face with the letters of the name only, so that the name does not load the Devanagari font file. */
const nameFace = fontFace({ src: `url('${devanagariNameFace}') format('woff2')`, fontWeight: 700 });

export const devanagari = style({
  display: 'block',
  color: vars.color.tape,
  fontFamily: `${nameFace}, ${vars.font.devanagari}`,
  fontSize: '1.5rem',
  lineHeight: '2.125rem',
  fontWeight: 700,
});

export const picture = recipe({
  base: { position: 'absolute', '@media': { [media.cramped]: { visibility: 'hidden' } } },
  variants: {
    place: {
      front: {
        inlineSize: '15rem',
        insetInlineEnd: '-18px',
        insetBlockStart: '-2px',
        transform: 'rotate(14deg)',
        '@media': {
          [media.narrow]: { insetInlineEnd: '-5rem' },
          [media.tablet]: { inlineSize: 'max(15rem, 36svh)', insetInlineEnd: `calc(${besideForm} - 18px)` },
          [media.desktop]: {
            inlineSize: 'min(26rem, 70%)',
            insetInlineEnd: '2rem',
            insetBlockStart: 'auto',
            insetBlockEnd: '-3rem',
            transform: 'rotate(9deg)',
          },
        },
      },
      back: {
        display: 'none',
        '@media': {
          [media.desktop]: {
            display: 'block',
            inlineSize: 'min(20rem, 55%)',
            insetInlineStart: '-2.5rem',
            insetBlockEnd: '11rem',
            transform: 'rotate(-14deg)',
          },
        },
      },
    },
  },
});
