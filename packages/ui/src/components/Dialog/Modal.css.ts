import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { recipe, style } from '../../css/component.ts';
import { layer } from '../../css/layers.ts';
import { type } from '../../css/type.ts';
import { focusRingInset } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const safeBottom = 'env(safe-area-inset-bottom, 0px)';

/**
 * Selects an open dialog that is not closing (useModalDialog). The styles at which the opening transition starts (`@starting-style`) have the same
 * selector, because a more specific selector of the open styles would override them.
 */
const OPEN = '&[open]:not([data-closing])';
const OPEN_SCRIM = `${OPEN}::backdrop`;

/** Keeps the dialog in the top layer until the scrim has faded out. */
const transition = (property: 'transform' | 'opacity') => ({
  transitionProperty: [property, 'display', 'overlay'].join(', '),
  transitionDuration: vars.duration.sheetOut,
  transitionTimingFunction: vars.ease.out,
  transitionBehavior: 'allow-discrete',
});

/** Slides in from outside of the viewport and back out. Opaque, because its text must not overlap the page's. */
const slide = (condition: string, outside: string) =>
  ({
    [`${condition} and ${media.motionAllowed}`]: {
      visibility: 'visible',
      transform: outside,
      selectors: { [OPEN]: { transform: 'none' } },
      '@starting-style': { selectors: { [OPEN]: { transform: outside } } },
    },
  }) as const;

/** Leaves room for a toast of two lines at the edges of the viewport, with 8 px above and below. */
const maxSize = (edges: number) => `min(90dvh, 100dvh - ${edges} * 5rem)`;

const centred = (width: string) =>
  ({
    '@media': {
      [media.tablet]: {
        inlineSize: `min(${width}, calc(100vw - 4rem))`,
        maxBlockSize: maxSize(2),
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.float,
      },
      // Rises a little when it opens, and is hidden at once when it closes.
      [`${media.tablet} and ${media.motionAllowed}`]: {
        '@starting-style': { selectors: { [OPEN]: { transform: 'translateY(16px)' } } },
      },
    },
  }) as const;

export const modal = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    margin: 'auto',
    overflow: 'hidden',
    color: vars.color.ink,
    backgroundColor: vars.color.raised,
    overscrollBehavior: 'contain',
    // Not set together with `display` below, because it must also apply while the dialog closes.
    flexDirection: 'column',
    // Presses during the closing transition go to the page.
    pointerEvents: 'none',
    visibility: 'hidden',
    ...transition('transform'),
    '::backdrop': {
      visibility: 'visible',
      backgroundColor: fallbackVar(vars.color.scrim, '#160d1299'),
      opacity: 0,
      ...transition('opacity'),
    },
    selectors: {
      '&[open]': { display: 'flex', pointerEvents: 'auto' },
      [OPEN]: { visibility: 'visible', transitionDuration: vars.duration.sheetIn },
      [OPEN_SCRIM]: { opacity: 1, transitionDuration: vars.duration.sheetIn },
    },
    '@starting-style': { selectors: { [OPEN_SCRIM]: { opacity: 0 } } },
    '@media': {
      [media.belowTablet]: {
        insetBlockStart: 'auto',
        marginBlockEnd: 0,
        inlineSize: '100%',
        maxBlockSize: maxSize(1),
        borderStartStartRadius: vars.radius.sheet,
        borderStartEndRadius: vars.radius.sheet,
      },
      ...slide(media.belowTablet, 'translateY(100%)'),
      // Head and foot scroll along with the content.
      [media.short]: { overflowY: 'auto', maxBlockSize: '100dvh' },
      // Forced colours remove shadow and background, so a border separates the dialog from the page.
      [media.forcedColors]: { border: '1px solid' },
    },
  },
  variants: {
    placement: {
      centre: centred('32rem'),
      wide: centred('40rem'),
      side: {
        '@media': {
          [media.tablet]: {
            insetInlineStart: 'auto',
            inlineSize: 'min(24rem, 90vw)',
            blockSize: '100dvh',
            maxBlockSize: '100dvh',
            marginBlock: 0,
            marginInlineEnd: 0,
          },
          ...slide(media.tablet, 'translateX(100%)'),
        },
      },
    },
  },
});

/** Keeps the page behind a modal from scrolling. */
globalStyle(':root:has(dialog:modal)', {
  '@layer': { [layer.components]: { overflow: 'hidden' } },
});

/** Keeps the room of a visible scrollbar (useModalDialog), which the scrim does not cover: the page's background shows there. */
globalStyle(':root[data-scrollbar]:has(dialog:modal)', {
  '@layer': {
    [layer.components]: {
      scrollbarGutter: 'stable',
      backgroundColor: `color-mix(in srgb, rgb(from ${vars.color.scrim} r g b / 1) 60%, ${vars.color.paper})`,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[20]} ${vars.space[8]}`,
});

/** The close button is the first one in the document, because the first one gets the focus. */
export const headActions = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  columnGap: vars.space[8],
});

export const body = style({
  // Not `flex: 1`: in WebKit its basis of 0 makes the dialog as high as its head and foot alone.
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: vars.space[20],
  // Leaves room for the focus ring of the first and last element.
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  selectors: { '&:focus-visible': focusRingInset },
  '@media': { [media.short]: { flex: 'none', overflowY: 'visible' } },
});

/** Without a foot. */
export const lastBody = style({ paddingBlockEnd: `calc(${vars.space[20]} + ${safeBottom})` });

export const description = style({ ...type.small, color: vars.color.ink2, marginBlockEnd: vars.space[12] });

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlock: `${vars.space[12]} calc(${vars.space[16]} + ${safeBottom})`,
  paddingInline: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
