import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { chalkLine, clampLines, focusRingInset, onHover, truncate } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The field is at the top of the page, and below it is the bottom navigation of a phone. */
const maxPanelSize = `calc(100dvh - 6rem - 69px - max(${vars.space[8]}, env(safe-area-inset-bottom)))`;

export const panel = style({
  position: 'absolute',
  zIndex: vars.z.floating,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[8]})`,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: maxPanelSize,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.float,
  // The field in the header is narrow.
  '@media': { [media.desktop]: { minInlineSize: '24rem', maxBlockSize: 'calc(100dvh - 6rem)' } },
});

export const list = recipe({
  base: {
    position: 'relative',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: vars.radius.card,
  },
  variants: {
    holds: {
      /** Scrolls beyond 12 rem (spec section 2). */
      terms: { maxBlockSize: '12rem' },
      /** Higher by four products. There is room, because the field is at the top of the page. */
      products: { maxBlockSize: '32rem' },
    },
  },
});

/** No box: the listbox scrolls itself where no buttons are beside it. */
export const unwrapped = style({ display: 'contents' });

const ROW = '2.75rem';
const GROUP_PADDING = vars.space[4];

/** Beside the rows of the recent searches, which are the first ones, and in the row below. */
export const removals = style({
  position: 'absolute',
  insetBlockStart: GROUP_PADDING,
  insetInlineEnd: 0,
  display: 'grid',
  justifyItems: 'end',
  // Beside the buttons are the options.
  pointerEvents: 'none',
});

const removalRow = { display: 'grid', alignItems: 'center', blockSize: ROW, pointerEvents: 'auto' } as const;

export const removal = recipe({
  base: removalRow,
  variants: { active: { true: { color: vars.color.onInk }, false: {} } },
});

export const clearRecent = style({ ...removalRow, paddingInline: vars.space[12] });

export const group = recipe({
  base: {
    paddingBlock: GROUP_PADDING,
    selectors: { '&:not(:first-child)': { borderBlockStart: chalkLine } },
  },
  variants: {
    kind: {
      terms: {},
      /** With a row for the button that removes all. */
      recent: { paddingBlockEnd: `calc(${ROW} + ${GROUP_PADDING})` },
      /** Two columns where the list is wide enough. */
      products: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))',
      },
    },
  },
});

export const option = recipe({
  base: {
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    paddingInline: vars.space[12],
    cursor: 'pointer',
    color: vars.color.ink,
  },
  variants: {
    kind: {
      // At this height the fifth option is partly visible, which shows that the list scrolls.
      terms: { minBlockSize: ROW, paddingBlock: vars.space[4] },
      // One line, beside its button.
      recent: { blockSize: ROW, paddingInlineEnd: vars.target.regular, whiteSpace: 'nowrap' },
      products: { paddingBlock: vars.space[8] },
    },
    look: {
      rest: onHover({ selectors: { '&:hover': { backgroundColor: vars.color.sunk } } }),
      activeTerm: {
        backgroundColor: vars.color.ink,
        color: vars.color.onInk,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'SelectedItem',
            color: 'SelectedItemText',
          },
        },
      },
      // A ring, because the colours of prices have too little contrast on ink.
      activeProduct: focusRingInset,
    },
  },
});

export const text = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
});

/** Heavier and underlined: its colour is that of the text. */
export const match = style({
  color: 'inherit',
  backgroundColor: 'transparent',
  fontWeight: weight.heavy,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const picture = style({ flex: 'none', inlineSize: '48px' });

export const brand = style({ ...type.small, ...truncate, display: 'block', fontWeight: weight.strong });

export const name = style({ ...type.small, ...clampLines(2), color: vars.color.ink2 });
