import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { recipe, style } from './component.ts';
import { stateTransition } from './utilities.ts';

/**
 * The box of a text input. Use it on the input or textarea itself, or on a wrapper that holds a `bareInput` beside a prefix or a
 * button. Both show the focus ring. The ring lies close to the border, because fields may be only 8 px apart.
 */
export const control = recipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    backgroundColor: vars.color.raised,
    transition: stateTransition('border-color'),
    selectors: {
      '&:focus-visible, &:has(input:focus-visible)': {
        outline: `2.5px solid ${vars.color.ink}`,
        outlineOffset: '-2.5px',
        boxShadow: `0 0 0 4px ${vars.color.tape}`,
      },
      '&::placeholder': { color: vars.color.ink2, opacity: 1 },
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
      '&:disabled, &:has(input:disabled)': {
        color: vars.color.disabledText,
        backgroundColor: vars.color.table,
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
    },
    // In forced colours all borders have one colour; the offset separates the focus ring from the border of an invalid field.
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:focus-visible, &:has(input:focus-visible)': { outlineOffset: '2px' } },
      },
    },
  },
  variants: {
    size: {
      regular: { minBlockSize: '3.25rem', paddingInline: '14px' },
      large: { minBlockSize: '3.75rem', paddingInline: '14px', fontSize: '1.375rem' },
    },
    surface: { raised: {}, sunk: { backgroundColor: vars.color.sunk } },
    invalid: {
      true: { borderColor: vars.color.danger, borderWidth: '2px' },
      false: {},
    },
  },
  defaultVariants: { size: 'regular', surface: 'raised', invalid: false },
});

/** The input inside a `control` wrapper. The wrapper draws the box and the focus ring. */
export const bareInput = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: vars.color.ink2, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
  },
});
