import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layer } from '../../css/layers.ts';
import { style } from '../../css/screen.ts';
import { type, weight } from '../../css/type.ts';
import { aboveGallery, focusable, truncate } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Without the safe area inset. */
export const HEADER_HEIGHT = '4rem';
/** Height of the site's header, which is sticky from 900 px. */
export const SITE_HEADER_HEIGHT = '5rem';

/** On a phone the header lies over the pictures, and is opaque when they are scrolled out of view. Where a browser has no scroll timelines, it is above them. */
const transparent = keyframes({ 'from, to': { backgroundColor: 'transparent', pointerEvents: 'none' } });
export const OVERLAID = '(animation-timeline: view())';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[8],
  minBlockSize: HEADER_HEIGHT,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: vars.space[12],
  backgroundColor: vars.color.paper,
  animation: `${transparent} linear`,
  animationTimeline: '--product-pictures',
  '@media': {
    [media.short]: { position: 'relative' },
    [media.desktop]: {
      // The site's header is sticky instead, with the bag.
      position: 'relative',
      animation: 'none',
      backgroundColor: 'transparent',
      pointerEvents: 'none',
      insetBlockStart: vars.space[16],
      marginBlockEnd: `calc(-1 * ${HEADER_HEIGHT})`,
      paddingInline: `max(calc(${vars.space[24]} + 12px), calc((100% - ${vars.space.content}) / 2 + 12px))`,
    },
  },
});
globalStyle(`${header} > *`, { '@layer': { [layer.screens]: { pointerEvents: 'auto' } } });

/** The title is hidden while the heading with the same text is in view: `heading` is the timeline of its animation. */
const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });
export const titleScope = style({ timelineScope: '--product-title, --product-pictures' });
export const heading = style({ viewTimeline: '--product-title', viewTimelineInset: `${HEADER_HEIGHT} 0` });

export const overlaid = style({
  vars: { [aboveGallery]: HEADER_HEIGHT },
  '@supports': {
    [OVERLAID]: {
      viewTimeline: '--product-pictures',
      viewTimelineInset: `${HEADER_HEIGHT} 0`,
      '@media': {
        [media.belowDesktop]: {
          vars: { [aboveGallery]: '0px' },
          marginBlockStart: `calc(-1 * (${HEADER_HEIGHT} + env(safe-area-inset-top)))`,
        },
      },
    },
  },
});

export const headerTitle = style({
  animation: `${hidden} linear`,
  animationTimeline: '--product-title',
  ...type.body,
  ...truncate,
  fontWeight: weight.strong,
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: '2px',
  '@media': { [media.desktop]: { visibility: 'hidden', animation: 'none' } },
});

/** On wide screens the bag is in the site's header. */
export const bag = style({ '@media': { [media.desktop]: { display: 'none' } } });

// Keeps focused elements clear of the sticky header.
globalStyle(`${header} ~ * ${focusable}`, {
  '@layer': { [layer.screens]: { scrollMarginBlockStart: '6rem' } },
});
