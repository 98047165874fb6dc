import { globalStyle } from '@vanilla-extract/css';
import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { focusRingInset, slidingTrack, upperEdge } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const viewer = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100vw',
  blockSize: '100dvh',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});

export const layout = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100%' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: `${vars.space.gutter} ${vars.space[4]}`,
  minBlockSize: '3.5rem',
});

export const counter = style({ ...type.body, fontWeight: weight.strong, paddingBlockStart: '2px' });

export const track = style({
  ...slidingTrack,
  display: 'flex',
  blockSize: '100%',
});

/** While a picture is enlarged, a touch pans it instead of changing the slide. */
export const panned = style({ overflowX: 'hidden', touchAction: 'auto' });

/** The colours of the image's upper edge, which turn into those of its lower edge, fill the slide. */
export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  display: 'grid',
  placeItems: 'safe center',
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  ...upperEdge,
  filter: `brightness(${vars.imageBrightness})`,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'inherit',
    backgroundPosition: 'bottom',
    maskImage: 'linear-gradient(transparent 25%, #000 75%)',
  },
  selectors: { '&:has([aria-pressed="true"])': { overflowX: 'auto' } },
});

globalStyle(`${slide} img`, { filter: 'none' });

const HEIGHT = '(100dvh - 3.5rem)';
/** On a phone up to a fifth wider than the screen, because the sides of an image are usually empty. */
const WIDTH = `min(max(100vw, min(120vw, ${HEIGHT} * 0.8)), max(60rem, ${HEIGHT} * 0.8))`;

/** At least as wide as on the product's page; what is higher than the screen is scrolled to. */
export const picture = style({
  position: 'relative',
  inlineSize: WIDTH,
  marginInline: `min(0px, (100vw - ${WIDTH}) / 2)`,
  transformOrigin: '0 0',
  cursor: 'zoom-in',
  selectors: {
    '&[aria-pressed="true"]': {
      inlineSize: 'max(100vw, min(200vw, 90rem))',
      marginInline: 0,
      cursor: 'zoom-out',
    },
    '&:focus-visible': { ...focusRingInset, outlineColor: vars.color.onChalk },
  },
});

export const arrow = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.5rem)',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  },
  variants: {
    side: { start: { insetInlineStart: vars.space[12] }, end: { insetInlineEnd: vars.space[12] } },
  },
});
