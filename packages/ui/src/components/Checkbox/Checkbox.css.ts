import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { clampLines, focusRing, soldOutGap, stateTransition, swatchSurface } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const disabled = ':is(:disabled, [aria-disabled])';

/** Marks a group with several columns. A number at the end of a column would seem to belong to the checkbox of the next one, so it follows the text. */
const severalColumns = style({});

/** Marks a group whose swatches are a grid with the names below. */
const swatchGrid = style({});

export const row = style({
  ...type.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minBlockSize: vars.target.regular,
  paddingBlock: '10px',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.disabledText },
    [`${severalColumns} &`]: { display: 'block', position: 'relative', paddingInlineStart: '2.25rem' },
    [`${swatchGrid} &`]: {
      ...type.small,
      display: 'grid',
      gridTemplateRows: `calc(${vars.target.regular} + 8px) auto 1fr`,
      justifyItems: 'start',
      gap: 0,
      paddingBlock: vars.space[4],
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** As large as the box, beside it; in a grid, a touch target that a chosen option frames. */
export const swatch = style({
  ...swatchSurface,
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlockStart: '2px',
  marginInlineEnd: vars.space[4],
  selectors: {
    [`${swatchGrid} &`]: {
      gridArea: '1 / 1',
      inlineSize: vars.target.regular,
      blockSize: vars.target.regular,
      margin: '4px',
    },
    [`${swatchGrid} :checked + &`]: { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: '2px' },
    [`${swatchGrid} :focus-visible + &`]: focusRing,
    [`${swatchGrid} [aria-disabled] + &`]: soldOutGap,
  },
});

/** The shape of the tick. It is a polygon, because an image would appear later than the other changes of a click. */
const tick = 'polygon(16.4% 56.5%, 25.3% 47.7%, 39.6% 62%, 74.7% 26.8%, 83.6% 35.7%, 39.6% 79.7%)';

export const box = style({
  flex: 'none',
  appearance: 'none',
  position: 'relative',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  // Centres the box on the first line.
  marginBlockStart: '2px',
  marginInlineEnd: vars.space[4],
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.raised,
  cursor: 'inherit',
  selectors: {
    // Not of all boxes: when the numbers of products arrive, dozens can be disabled at once.
    [`${row}:hover &, &:focus`]: { transition: stateTransition('background-color', 'border-color') },
    [`${row}:active &:not(:checked, ${disabled})`]: {
      backgroundColor: vars.color.table,
      transitionDuration: vars.duration.press,
    },
    // `tapeInk` and not `ink`, because the tick has too little contrast on the light ink of the dark theme.
    '&:checked': { borderColor: vars.color.ink, backgroundColor: vars.color.tapeInk },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.tape,
      clipPath: tick,
    },
    [`&${disabled}`]: { borderColor: 'transparent', backgroundColor: vars.color.table },
    [`&:checked${disabled}::after`]: { backgroundColor: vars.color.disabledText },
    [`${severalColumns} &`]: { position: 'absolute', insetInlineStart: 0 },
    // Lies on the swatch, which shows the focus ring; unchecked, only the swatch is seen.
    [`${swatchGrid} &`]: {
      gridArea: '1 / 1',
      alignSelf: 'center',
      zIndex: 1,
      margin: `0 0 0 calc((${vars.target.regular} + 8px - 1.5rem) / 2)`,
    },
    [`${swatchGrid} &:has(+ ${swatch})`]: { outline: 'none', boxShadow: 'none' },
    [`${swatchGrid} &:has(+ ${swatch}):not(:checked)`]: { opacity: 0 },
  },
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &:not(${disabled})`]: { borderColor: vars.color.ink } } },
    // The native checkbox is the only one that uses the system's colours for checked, unchecked and disabled.
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: {
        '&:checked::after': { content: 'none' },
        [`${swatchGrid} &:has(+ ${swatch}):not(:checked)`]: { opacity: 1 },
      },
    },
  },
});

/** Anek's letters sit high in their line; the padding centres them. */
export const text = style({
  minInlineSize: 0,
  paddingBlockStart: '2px',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    [`${swatchGrid} &`]: { marginInlineStart: '4px' },
    [`${swatchGrid} :checked ~ &`]: { fontWeight: weight.strong },
  },
});

export const strong = style({ display: 'block', fontSize: '1.25rem', fontWeight: weight.heavy });

export const detail = style({ ...type.small, ...clampLines(2), color: vars.color.ink2 });

export const trailing = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingBlockStart: '2px',
  fontWeight: weight.heavy,
});

/** At the end of the row. Numbers below 1,000 do not change its width, so that nothing moves when they arrive. */
export const count = style({
  ...type.small,
  flex: 'none',
  minInlineSize: '3ch',
  marginInlineStart: 'auto',
  paddingBlockStart: '5px',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
  selectors: {
    [`${row}[data-disabled] &`]: { color: 'inherit' },
    [`${severalColumns} &`]: {
      display: 'inline-block',
      minInlineSize: '2ch',
      marginInlineStart: vars.space[4],
      paddingBlockStart: 0,
      textAlign: 'start',
    },
    [`${swatchGrid} &`]: {
      minBlockSize: '1lh',
      marginInlineStart: '4px',
      paddingBlockStart: 0,
      textAlign: 'start',
    },
  },
});

export const legend = style({ ...type.h3, paddingBlockEnd: vars.space[4] });

export const options = recipe({
  variants: {
    columns: {
      1: {},
      2: [
        severalColumns,
        {
          display: 'grid',
          // One column where a word of ten letters, its box and its number do not fit twice.
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(9.5rem, calc(50% - ${vars.space[8]}))), 1fr))`,
          columnGap: vars.space[16],
        },
      ],
      swatches: [
        swatchGrid,
        {
          display: 'grid',
          // As wide as a word of twelve letters.
          gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
          gap: vars.space[8],
          // The swatches are on the margin, and the frame of a chosen one is outside of it.
          marginInlineStart: '-4px',
        },
      ],
    },
  },
  defaultVariants: { columns: 1 },
});
