import { style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});

export const label = style({
  ...type.h3,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.minimum,
});

export const field = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[4] });

/** The number, on a line that shows that it can be typed. */
export const input = style({
  ...type.priceLarge,
  boxSizing: 'border-box',
  inlineSize: '6.5rem',
  minBlockSize: vars.target.minimum,
  paddingBlockStart: '2px',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  backgroundColor: 'transparent',
  border: 0,
  borderBlockEnd: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: 0,
  selectors: {
    '&::placeholder': { ...type.small, color: vars.color.ink2, opacity: 1 },
    '&:focus-visible': {
      outline: `2.5px solid ${vars.color.ink}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 5px ${vars.color.tape}`,
    },
    '&[aria-invalid]': { borderBlockEnd: `2px solid ${vars.color.danger}` },
  },
});

export const unit = style({
  ...type.small,
  fontWeight: weight.medium,
  color: vars.color.ink2,
  // "Not set" has no unit.
  selectors: { [`${input}:placeholder-shown + &`]: { visibility: 'hidden' } },
});

/** The part of the tape that is in view, with the marker. */
export const frame = style({
  position: 'relative',
  blockSize: '3.5rem',
  // Room for the ends of the marker.
  marginBlock: vars.space[4],
  cursor: 'grab',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    '&[data-dragged]': { cursor: 'grabbing' },
    '&:not([data-pointed]):has(:focus-visible)': {
      outline: `3px solid ${vars.color.ink}`,
      outlineOffset: '4px',
    },
  },
});

/** Beyond the ends of the tape there is none. */
export const view = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.table,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

const ticks = (width: string, every: string) =>
  `repeating-linear-gradient(90deg, currentColor 0 ${width}, transparent ${width} calc(var(--${every}) * var(--unit)))`;

/** The whole tape. A unit is `--unit` wide, and `--at` units are before the marker. */
export const strip = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '50%',
  inlineSize: 'calc(var(--length) * var(--unit))',
  transform: 'translateX(calc(var(--at) * var(--unit) * -1))',
  color: vars.color.tapeInk,
  backgroundColor: vars.color.tape,
  backgroundImage: `${ticks('1.5px', 'major')}, ${ticks('1px', 'minor')}`,
  backgroundSize: '100% 13px, 100% 7px',
  backgroundRepeat: 'no-repeat',
  transition: stateTransition('transform', 'background-color'),
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  selectors: {
    [`${frame}[data-dragged] &`]: { transition: 'none' },
    // Pale, as a tape that has measured nothing.
    [`${frame}[data-unset] &`]: { color: vars.color.ink, backgroundColor: vars.color.tapeSoft },
  },
});

/** A number below its tick and the marker. */
export const number = style({
  ...type.micro,
  position: 'absolute',
  insetBlockEnd: '2px',
  insetInlineStart: 'calc(var(--number) * var(--unit))',
  transform: 'translateX(-50%)',
  fontVariantNumeric: 'tabular-nums',
});

export const marker = style({
  position: 'absolute',
  insetBlock: '-4px 24px',
  insetInlineStart: 'calc(50% - 3px)',
  inlineSize: '6px',
  borderRadius: '2px',
  backgroundColor: vars.color.ink,
  boxShadow: `0 0 0 3px ${vars.color.paper}`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** For the keyboard and assistive technology. Pointers move the tape itself. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.target.minimum,
});
export const instruction = style({ flex: 1, minInlineSize: 0 });
