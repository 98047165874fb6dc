import { recipe, style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { type } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const legend = style({ ...type.h3, paddingBlockEnd: vars.space[8] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  alignItems: 'end',
  '@media': { [media.cramped]: { gridTemplateColumns: '1fr' } },
});

/** Anek's letters sit high in their line; the padding centres them. */
export const input = style({ paddingBlockStart: '2px', fontVariantNumeric: 'tabular-nums' });

export const slider = style({ position: 'relative', blockSize: '48px', marginBlockStart: vars.space[8] });

const bar = { position: 'absolute', insetBlockStart: '14px', blockSize: '20px' } as const;

export const track = style({
  ...bar,
  insetInline: 0,
  backgroundColor: vars.color.table,
  selectors: {
    [`${slider}:has(:focus-visible) &`]: {
      outline: `2.5px solid ${vars.color.ink}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

/** The part of the tape between the thumbs. It stays yellow in forced colours, so that its length is visible. */
export const chosen = style({
  ...bar,
  ...tape({ unit: '13px' }),
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

const thumbShape = {
  appearance: 'none',
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  // The visible thumb is 24 px wide, within a touch target of 44 px.
  inlineSize: '44px',
  blockSize: '48px',
  border: '0 solid transparent',
  borderInlineWidth: '10px',
  backgroundColor: vars.color.ink,
  backgroundClip: 'padding-box',
  cursor: 'grab',
} as const;

/** A slider of which only the thumb can be touched, so that two can lie on each other. */
export const thumb = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '48px',
    margin: 0,
    appearance: 'none',
    background: 'none',
    pointerEvents: 'none',
    selectors: {
      '&::-webkit-slider-runnable-track': { blockSize: '48px' },
      '&::-webkit-slider-thumb': thumbShape,
      '&::-moz-range-thumb': thumbShape,
      // The focus ring is drawn around the tape and the thumb instead, because both sliders are as wide as the tape.
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::-webkit-slider-thumb': {
        outline: `2.5px solid ${vars.color.ink}`,
        outlineOffset: '-2.5px',
      },
      '&:focus-visible::-moz-range-thumb': {
        outline: `2.5px solid ${vars.color.ink}`,
        outlineOffset: '-2.5px',
      },
    },
  },
  variants: {
    /** Puts the lower thumb on top in the upper half of the slider: below the other thumb, it could not be moved back. */
    onTop: { true: { zIndex: 1 }, false: {} },
  },
});
