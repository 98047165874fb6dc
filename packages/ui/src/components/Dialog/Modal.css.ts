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

/** Fades out, and stays in the top layer until the transition has ended. */
const fade = (...properties: readonly string[]) => ({
  opacity: 0,
  transitionProperty: [...properties, 'opacity', 'display', 'overlay'].join(', '),
  transitionDuration: vars.duration.sheetOut,
  transitionTimingFunction: vars.ease.out,
  transitionBehavior: 'allow-discrete',
});
const shown = { opacity: 1, transitionDuration: vars.duration.sheetIn };

/** Slides from `from` when opened and back when closed. Browsers without `allow-discrete` show and hide it without a transition. */
const slide = (condition: string, from: string) => ({
  [`${condition} and ${media.motionAllowed}`]: {
    transform: from,
    selectors: { [OPEN]: { transform: 'none' } },
    '@starting-style': { selectors: { [OPEN]: { transform: from } } },
  },
});

const centred = (width: string) => ({
  '@media': {
    [media.tablet]: {
      inlineSize: `min(${width}, calc(100vw - 4rem))`,
      maxBlockSize: '90dvh',
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.float,
    },
    ...slide(media.tablet, 'translateY(16px)'),
  },
});

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
    ...fade('transform'),
    '::backdrop': { backgroundColor: fallbackVar(vars.color.scrim, '#160d1299'), ...fade() },
    selectors: {
      '&[open]': { display: 'flex', pointerEvents: 'auto' },
      [OPEN]: shown,
      [OPEN_SCRIM]: shown,
    },
    '@starting-style': { selectors: { [OPEN]: { opacity: 0 }, [OPEN_SCRIM]: { opacity: 0 } } },
    '@media': {
      [media.belowTablet]: {
        insetBlockStart: 'auto',
        marginBlockEnd: 0,
        inlineSize: '100%',
        maxBlockSize: '90dvh',
        borderStartStartRadius: vars.radius.sheet,
        borderStartEndRadius: vars.radius.sheet,
      },
      ...slide(media.belowTablet, 'translateY(40%)'),
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
          ...slide(media.tablet, 'translateX(40%)'),
        },
      },
    },
  },
});

/** Keeps the page behind a modal from scrolling. */
globalStyle(':root:has(dialog:modal)', {
  '@layer': { [layer.components]: { overflow: 'hidden' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[20]} ${vars.space[8]}`,
});

export const body = style({
  // Not `flex: 1`: in WebKit its basis of 0 makes the dialog as high as its head and foot alone.
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: vars.space[20],
  // Leaves room for the focus ring of the first and last element.
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  selectors: {
    '&:last-child': { paddingBlockEnd: `calc(${vars.space[20]} + ${safeBottom})` },
    '&:focus-visible': focusRingInset,
  },
});

export const description = style({ ...type.small, color: vars.color.ink2, marginBlockEnd: vars.space[12] });

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlock: `${vars.space[12]} calc(${vars.space[16]} + ${safeBottom})`,
  paddingInline: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
