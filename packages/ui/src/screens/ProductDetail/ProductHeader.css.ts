import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layer } from '../../css/layers.ts';
import { style } from '../../css/screen.ts';
import { type, weight } from '../../css/type.ts';
import { focusable, truncate } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Without the safe area inset. */
export const HEADER_HEIGHT = '3.5rem';
/** Height of the site's header, which is sticky from 900 px. */
export const SITE_HEADER_HEIGHT = '5rem';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: HEADER_HEIGHT,
  paddingBlockStart: 'env(safe-area-inset-top)',
  // Compensates the icons' padding, so that their strokes line up with the content below.
  paddingInline: `calc(${vars.space.gutter} - 12px) calc(${vars.space.gutter} - 8px)`,
  backgroundColor: vars.color.paper,
  '@media': {
    [media.desktop]: {
      // The site's header is sticky instead, with the bag.
      position: 'static',
      paddingInline: `max(calc(${vars.space[24]} - 12px), calc((100% - ${vars.space.content}) / 2 - 12px)) max(calc(${vars.space[24]} - 8px), calc((100% - ${vars.space.content}) / 2 - 8px))`,
    },
  },
});

/** The title is hidden while the heading with the same text is in view: `heading` is the timeline of its animation. */
const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });
export const titleScope = style({ timelineScope: '--product-title' });
export const heading = style({ viewTimeline: '--product-title', viewTimelineInset: `${HEADER_HEIGHT} 0` });

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
