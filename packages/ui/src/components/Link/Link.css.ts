import { recipe } from '../../css/component.ts';
import { weight } from '../../css/type.ts';
import { onHover, pressed, touchTarget } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const available = '&:not(:disabled)';

export const link = recipe({
  base: {
    position: 'relative',
    font: 'inherit',
    fontWeight: 650,
    textUnderlineOffset: '4px',
    textDecorationThickness: '1.5px',
    borderRadius: vars.radius.tile,
    selectors: {
      '&:disabled': {
        color: vars.color.disabledText,
        textDecorationLine: 'none',
        cursor: 'not-allowed',
        '@media': { [media.forcedColors]: { color: 'GrayText' } },
      },
    },
  },
  variants: {
    emphasis: {
      underlined: {
        textDecorationLine: 'underline',
        ...onHover({ selectors: { [`${available}:hover`]: { textDecorationThickness: '3px' } } }),
      },
      quiet: { ...onHover({ selectors: { [`${available}:hover`]: { textDecorationLine: 'underline' } } }) },
    },
    tone: {
      ink: { color: vars.color.ink },
      secondary: { color: vars.color.ink2, fontWeight: weight.medium },
      inherit: { color: 'inherit' },
    },
    /** `alone` extends the touch target to 44 px; within a sentence this would cover the adjacent lines. */
    placement: {
      sentence: { selectors: { [`${available}:active`]: { backgroundColor: vars.color.table } } },
      alone: {
        display: 'inline-block',
        selectors: { '&::after': touchTarget, [`${available}:active`]: pressed },
      },
    },
  },
  defaultVariants: { emphasis: 'underlined', tone: 'ink', placement: 'sentence' },
});
