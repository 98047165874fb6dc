import { cloth } from '../../css/cloth.ts';
import { style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { tones } from '../../css/tones.ts';
import { type } from '../../css/type.ts';
import { focusRingInset, slidingTrack } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const carousel = style({ position: 'relative' });

export const track = style({
  ...slidingTrack,
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  borderRadius: vars.radius.tile,
  selectors: {
    ...slidingTrack.selectors,
    '&:focus-visible': focusRingInset,
    '&::-webkit-scrollbar': { display: 'none' },
  },
});

export const slide = style({
  ...cloth,
  position: 'relative',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '11rem',
  paddingInline: vars.space[20],
  paddingBlock: `${vars.space[20]} ${vars.space[48]}`,
  '@media': { [media.desktop]: { minBlockSize: '15rem', paddingInline: vars.space[48] } },
});

export const text = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[8],
  inlineSize: '60%',
  '@media': { [media.cramped]: { inlineSize: '100%' } },
});

export const title = style({
  ...type.h2,
  ...tones.onCloth,
  textWrap: 'balance',
  '@media': { [media.desktop]: type.h1 },
});

export const picture = style({
  position: 'absolute',
  inlineSize: '13rem',
  insetInlineEnd: '-4rem',
  insetBlockStart: '-1.5rem',
  transform: 'rotate(9deg)',
  '@media': {
    [media.cramped]: { display: 'none' },
    [media.tablet]: { insetInlineEnd: '1.5rem' },
    [media.desktop]: { inlineSize: '18rem', insetInlineEnd: '6rem', insetBlockStart: '-2rem' },
  },
});

export const controls = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: vars.space[8],
  display: 'flex',
  alignItems: 'center',
  color: vars.color.onCloth,
  '@media': { [media.desktop]: { insetInlineStart: '2.125rem', insetBlockEnd: vars.space[8] } },
});

/** A button with a large touch target around a small dot. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.regular,
  blockSize: vars.target.regular,
  borderRadius: vars.radius.control,
  '::before': {
    content: '""',
    display: 'block',
    blockSize: '8px',
    inlineSize: '20px',
    backgroundColor: `color-mix(in srgb, ${vars.color.onCloth} 55%, transparent)`,
  },
  selectors: {
    '&:focus-visible': { ...focusRingInset, outlineColor: vars.color.cloth },
    '&[aria-current]::before': { ...tape({ unit: '5px', minor: '4px', major: null }), inlineSize: '36px' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover::before': { backgroundColor: vars.color.onCloth },
        '&[aria-current]:hover::before': { backgroundColor: vars.color.tape },
      },
    },
    [media.forcedColors]: {
      '::before': { backgroundColor: 'ButtonText' },
      selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } },
    },
  },
});
