import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import {
  coveringRadio,
  onHover,
  pressed,
  selectedChip,
  selectedText,
  stateTransition,
} from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

/** The gap leaves room for the focus rings of two adjacent chips. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

/** Invisible radio that covers the chip and its border, and shows the focus ring. */
export const radio = style({
  ...coveringRadio,
  inset: '-1.5px',
  borderRadius: vars.radius.control,
  selectors: { '&[aria-disabled]': { cursor: 'not-allowed' } },
});

export const chip = style({
  ...type.small,
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minInlineSize: vars.target.minimum,
  minBlockSize: vars.target.minimum,
  maxInlineSize: '100%',
  paddingInline: vars.space[12],
  paddingBlock: '6px 4px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontWeight: weight.medium,
  transition: stateTransition('border-color', 'background-color'),
  '@media': {
    ...onHover({ selectors: { '&:hover': { borderColor: vars.color.ink } } })['@media'],
    ...selectedChip(radio),
  },
  selectors: {
    // The thicker border is an inward outline, so that the layout does not change.
    [`&:has(${radio}:checked)`]: {
      color: vars.color.ink,
      backgroundColor: vars.color.tapeSoft,
      borderColor: vars.color.ink,
      outline: `2.5px solid ${vars.color.ink}`,
      outlineOffset: '-2.5px',
    },
    [`&:active:not(:has(${radio}[aria-disabled]))`]: pressed,
  },
});

export const text = recipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere', '@media': selectedText(radio) },
  variants: {
    available: { true: {}, false: { color: vars.color.ink3, textDecoration: 'line-through 2px' } },
  },
});
