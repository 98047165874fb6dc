import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../css/component.ts';
import { drawnOnce } from '../../css/draw.css.ts';
import { tape } from '../../css/tape.ts';
import { type, weight } from '../../css/type.ts';
import { pressed, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Wide enough for a thumb. Up to six sizes fit on a screen of 320 px. */
const MIN_CELL = '3.3125rem';

/** Minimum width of a size. Of more than six, one is half visible, which shows that the tape scrolls. */
const cellWidth = (visible: number) =>
  `clamp(${MIN_CELL}, (var(--sizes) - 6) * 100rem, max(${MIN_CELL}, 100cqi / ${visible}))`;

const columns = (visible: number) => `repeat(var(--sizes), minmax(${cellWidth(visible)}, 1fr))`;

/** Five ticks per size, with the long one at its start. */
const ticks = { unit: '20%', minor: '8px', major: '17px' };

/** Scrolls if the sizes need more room. A mouse may have no horizontal wheel, so it gets a scrollbar. */
export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  '@media': { [media.hover]: { scrollbarWidth: 'thin' } },
  scrollPaddingInline: '3.625rem',
  containerType: 'inline-size',
});

export const strip = style({
  ...drawnOnce,
  position: 'relative',
  display: 'grid',
  // The number of columns does not depend on the sizes that have arrived: a page that arrives in parts may show some before the others.
  gridTemplateColumns: columns(5.5),
  '@container': { '(min-width: 28em)': { gridTemplateColumns: columns(7.5) } },
  inlineSize: 'max-content',
  minInlineSize: '100%',
  minBlockSize: '3.875rem',
  backgroundColor: vars.color.tape,
  whiteSpace: 'nowrap',
});

/** The tapes of a filter. */
export const pieces = style({ containerType: 'inline-size', display: 'grid', rowGap: vars.space[12] });

/** The kind of sizes of one of several tapes. */
export const tapeName = style({ ...type.micro, paddingBlockEnd: vars.space[4], color: vars.color.ink2 });

const rows = (width: string) => ({ gridTemplateColumns: `repeat(var(${width}), minmax(0, 1fr))` });

/** A tape that is cut into rows, so that every size is in view. */
export const piece = style({
  ...drawnOnce,
  ...rows('--tiny'),
  display: 'grid',
  rowGap: vars.space[8],
  '@container': {
    '(min-width: 14rem)': rows('--narrow'),
    '(min-width: 17.25rem)': rows('--small'),
    '(min-width: 20rem)': rows('--regular'),
    '(min-width: 28rem)': rows('--wide'),
  },
});

/** Invisible radio that covers its cell and shows the focus ring, in ink on the tape in both themes. */
export const radio = style({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  appearance: 'none',
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': {
      outline: `3px solid ${vars.color.tapeInk}`,
      outlineOffset: '-3px',
      boxShadow: 'none',
    },
    '&:checked:focus-visible': { outlineColor: vars.color.tape, outlineOffset: '-7px' },
  },
});

export const cell = style({
  ...type.button,
  ...tape(ticks),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  paddingInline: vars.space[8],
  paddingBlockStart: '14px',
  cursor: 'pointer',
  transition: stateTransition('background-color'),
  '@media': {
    [media.hover]: {
      selectors: {
        [`&:hover:not(:has(${radio}[aria-disabled]))`]: { backgroundColor: vars.color.tapePressed },
      },
    },
    [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' },
  },
  selectors: {
    [`&:active:not(:has(${radio}[aria-disabled]))`]: {
      backgroundColor: vars.color.tapePressed,
      transitionDuration: vars.duration.press,
    },
    [`&:has(${radio}[aria-disabled])`]: { cursor: 'not-allowed' },
    [`${piece} > &`]: { minBlockSize: '4.125rem', paddingInline: '2px', paddingBlockEnd: vars.space[4] },
    // A horizontal drag stretches the block of ink. Elsewhere it scrolls the tape.
    '&[data-stretches]': { touchAction: 'pan-y', cursor: 'ew-resize' },
  },
});

/** Block of ink that slides along the tape to the selected size. A second one slides from it over a size that is tried on too. */
export const marker = style({
  ...tape({ ...ticks, surface: 'chosen' }),
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'calc(100% / var(--sizes))',
  transform: 'translateX(calc(var(--chosen) * 100%))',
  transition: stateTransition('transform', 'opacity'),
  '@starting-style': { opacity: 0 },
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'SelectedItem' } },
});

/** Lines across the whole cell of an unavailable size, below a plate with the letters; of a selected one at its lower edge. */
const hatch = (colour: string, width = '1px') =>
  `repeating-linear-gradient(135deg, transparent 0 5px, ${colour} 5px calc(5px + ${width}))`;

const selectedUnavailable = `&:has(${radio}:checked)::after`;

/** Room around the letters, in the colour of the tape. */
const plate = {
  backgroundColor: vars.color.tape,
  boxShadow: `0 0 0 2px ${vars.color.tape}, -5px 0 0 2px ${vars.color.tape}, 5px 0 0 2px ${vars.color.tape}`,
};

export const unavailable = style({
  '::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    background: hatch(`color-mix(in srgb, ${vars.color.tapeInk} 45%, transparent)`),
    pointerEvents: 'none',
  },
  selectors: {
    [selectedUnavailable]: {
      insetBlockStart: 'auto',
      blockSize: '8px',
      background: hatch(vars.color.tape, '3px'),
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { forcedColorAdjust: 'none', background: hatch('GrayText') },
        [selectedUnavailable]: { background: hatch('SelectedItemText', '3px') },
      },
    },
  },
});

/** The number of products of a size. Its room is kept while it is unknown. */
export const count = style({
  ...type.micro,
  position: 'relative',
  zIndex: 2,
  minBlockSize: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.tapeInk,
  selectors: {
    [`${radio}:checked ~ &`]: { color: vars.color.tape },
    [`${unavailable} ${radio} ~ &`]: plate,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${radio}:checked ~ &`]: { forcedColorAdjust: 'none', color: 'SelectedItemText' } },
    },
  },
});

export const text = style({
  position: 'relative',
  zIndex: 2,
  transition: stateTransition('color'),
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${radio}:checked + &, [data-covered] &`]: { forcedColorAdjust: 'none', color: 'SelectedItemText' },
        [`${radio}[aria-disabled] + &`]: { color: 'GrayText' },
      },
    },
  },
  selectors: {
    [`${unavailable} > &`]: { textDecoration: 'line-through 1.5px' },
    [`${unavailable} ${radio}:not(:checked) + &`]: {
      ...plate,
      color: `color-mix(in srgb, ${vars.color.tapeInk} 70%, transparent)`,
      textDecorationColor: vars.color.tapeInk,
    },
    [`${radio}:checked + &, [data-covered] &`]: { color: vars.color.tape },
    [`${radio}:active:not([aria-disabled]) + &`]: pressed,
    // Unlike a label, the cell of a button does not pass a press on.
    [`button${radio} + &`]: { pointerEvents: 'none' },
  },
});

/** Height of the flag with its point. */
const FLAG = '1.75rem';

/** Room for the flag above the tape. */
export const flagRoom = style({ paddingBlockStart: FLAG });

/** Reveals the flag too, which is outside of the box. */
const mark = keyframes({
  from: { clipPath: `inset(-${FLAG} calc(100% + 2rem) 0 -2rem)` },
  to: { clipPath: `inset(-${FLAG} -2rem 0)` },
});

/** The dashes are ink on the tape and tape on the block of a selected size. */
export const dash = style({
  position: 'absolute',
  zIndex: 2,
  insetBlock: '3px',
  insetInlineStart: 'calc(var(--start) * 100% / var(--sizes))',
  inlineSize: 'calc(var(--length) * 100% / var(--sizes))',
  pointerEvents: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0 3px',
    border: `2px solid ${vars.color.tape}`,
    outline: `2px dashed ${vars.color.tapeInk}`,
    outlineOffset: '-2px',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 'calc(100% - 1px)',
    insetInlineStart: 'calc(50% - 6px)',
    borderInline: '6px solid transparent',
    borderBlockStart: `6px solid ${vars.color.tapeInk}`,
  },
  '@media': { [media.motionAllowed]: { animation: `${mark} 240ms ${vars.ease.out} backwards` } },
});

/** Centred above the sizes. A flag that is wider than them stays on the tape at its ends. */
export const flag = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 4px)',
    display: 'grid',
    justifyItems: 'center',
    inlineSize: 'max-content',
    minInlineSize: '100%',
  },
  variants: {
    edge: {
      start: { insetInlineStart: 0 },
      end: { insetInlineEnd: 0 },
      none: { insetInlineStart: '50%', transform: 'translateX(-50%)' },
    },
  },
});

export const flagText = style({
  ...type.micro,
  fontWeight: weight.heavy,
  paddingInline: '10px',
  paddingBlock: '2px',
  borderRadius: vars.radius.tile,
  color: vars.color.tape,
  backgroundColor: vars.color.tapeInk,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
