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

export const slide = style({
  flex: '0 0 100%',
  display: 'grid',
  placeItems: 'safe center',
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'none',
  ...upperEdge,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
});

/** At least as wide as on the product's page; what is higher than the screen is scrolled to. */
export const picture = style({
  inlineSize: 'min(100vw, max(60rem, calc((100dvh - 3.5rem) * 0.8)))',
  cursor: 'zoom-in',
  selectors: {
    '&[aria-pressed="true"]': { inlineSize: 'max(100vw, min(200vw, 90rem))', cursor: 'zoom-out' },
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
