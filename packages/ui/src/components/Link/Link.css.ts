import { recipe } from '../../css/component.ts';
import { weight } from '../../css/type.ts';
import { onHover, touchTarget } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = recipe({
  base: {
    position: 'relative',
    font: 'inherit',
    fontWeight: 650,
    textUnderlineOffset: '4px',
    textDecorationThickness: '1.5px',
    borderRadius: vars.radius.tile,
  },
  variants: {
    emphasis: {
      underlined: { textDecorationLine: 'underline' },
      quiet: { ...onHover({ selectors: { '&:hover': { textDecorationLine: 'underline' } } }) },
    },
    tone: {
      ink: { color: vars.color.ink },
      secondary: { color: vars.color.ink2, fontWeight: weight.medium },
      inherit: { color: 'inherit' },
    },
    /** Alone on its line it gets a finger's room; within a sentence it must not cover the lines around it. */
    placement: {
      sentence: {},
      alone: { display: 'inline-block', selectors: { '&::after': touchTarget } },
    },
  },
  defaultVariants: { emphasis: 'underlined', tone: 'ink', placement: 'sentence' },
});
