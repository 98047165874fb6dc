import { globalStyle } from '@vanilla-extract/css';
import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { focusRingInset, galleryImage, gallerySlot, rightEdge, slidingTrack } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { placeholderColor } from '../ProductImage/ProductImage.css.ts';

export const gallery = style({ position: 'relative', backgroundColor: vars.color.table });

export const track = style({
  ...gallerySlot,
  ...slidingTrack,
  display: 'flex',
  filter: `brightness(${vars.imageBrightness})`,
  '@media': {
    ...gallerySlot['@media'],
    ...slidingTrack['@media'],
  },
});

export const slide = style({
  vars: { [placeholderColor]: 'transparent' },
  position: 'relative',
  background: 'inherit',
  flex: '0 0 100%',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  '::before': rightEdge,
});

// The track has the filter, for its background too.
globalStyle(`${slide} img`, { ...galleryImage, filter: 'none' });

/** Without a picture, there is no edge whose colours could be beside it. */
globalStyle(`${slide} img[src*='placeholder.svg']`, { objectFit: 'cover' });

/** Hides the images of later slides, because browsers load lazy images long before they are in view. Without scripts, all images are shown. */
globalStyle(`${slide}[data-later] img`, { '@media': { '(scripting: enabled)': { display: 'none' } } });

export const open = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'zoom-in',
  // The image under the ring is light in both themes.
  selectors: { '&:focus-visible': { ...focusRingInset, outlineColor: vars.color.onChalk } },
});

/** At the lower edge of the image: the pause button at the start, the counter at the end. */
export const controls = style({
  position: 'absolute',
  insetInline: vars.space[12],
  // On the narrowest phone, the ring of a focused arrow is just above.
  insetBlockEnd: vars.space[8],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The height of the pause button, so that nothing moves when hydration removes the button because of reduced motion.
  minBlockSize: vars.target.regular,
  pointerEvents: 'none',
});

export const control = style({ pointerEvents: 'auto' });

export const counter = style({
  ...type.small,
  fontWeight: weight.strong,
  padding: '7px 12px 5px',
  marginInlineStart: 'auto',
  borderRadius: vars.radius.control,
  color: vars.color.onChalk,
  backgroundColor: vars.color.chalk,
});

/** Visible on devices that hover. On touch screens it is transparent, but screen readers and keyboards can use it. */
export const arrow = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.5rem)',
    opacity: 0,
    pointerEvents: 'none',
    selectors: {
      '&:focus-within': { opacity: 1, pointerEvents: 'auto' },
      '&:dir(rtl)': { transform: 'scaleX(-1)' },
    },
    '@media': { [media.hover]: { opacity: 1, pointerEvents: 'auto' } },
  },
  variants: {
    side: { start: { insetInlineStart: vars.space[12] }, end: { insetInlineEnd: vars.space[12] } },
  },
});

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  backgroundColor: vars.color.paper,
});
