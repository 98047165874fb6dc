import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import {
  coveringRadio,
  onHover,
  pressed,
  selectedChip,
  selectedText,
  soldOutGap,
  stateTransition,
  swatchSurface,
} from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

/** The gap leaves room for the focus rings of two adjacent swatches. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

/** Invisible radio that covers the swatch and its border, and shows the focus ring. */
export const radio = style({
  ...coveringRadio,
  inset: '-1.5px',
  borderRadius: vars.radius.control,
});

export const swatch = recipe({
  base: {
    ...type.small,
    position: 'relative',
    display: 'grid',
    minInlineSize: vars.target.minimum,
    minBlockSize: vars.target.minimum,
    padding: '4px',
    border: `1.5px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    transition: stateTransition('border-color'),
    '@media': {
      ...onHover({ selectors: { '&:hover': { borderColor: vars.color.lineStrong } } })['@media'],
      ...selectedChip(radio),
    },
    selectors: {
      // The thicker border is an inward outline, so that the layout does not change.
      [`&:has(${radio}:checked)`]: {
        borderColor: vars.color.ink,
        outline: `2.5px solid ${vars.color.ink}`,
        outlineOffset: '-2.5px',
      },
      '&:active': pressed,
    },
  },
  variants: {
    /** For a colour without a swatch, which shows its name. */
    named: {
      true: {
        alignItems: 'center',
        paddingInline: vars.space[12],
        paddingBlockStart: '6px',
        fontWeight: weight.medium,
        borderColor: vars.color.lineStrong,
      },
      false: {},
    },
  },
});

export const name = recipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere', '@media': selectedText(radio) },
  variants: {
    available: { true: {}, false: { color: vars.color.ink3, textDecoration: 'line-through 2px' } },
  },
});

export const colour = recipe({
  base: swatchSurface,
  variants: {
    available: { true: {}, false: soldOutGap },
  },
});
