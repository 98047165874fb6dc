import { recipe } from '../../css/component.ts';
import { stateTransition } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = recipe({
  base: {
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.raised,
    transition: stateTransition('box-shadow'),
  },
  variants: {
    padding: { none: { overflow: 'hidden' }, regular: { padding: vars.space[16] } },
    selected: {
      true: { boxShadow: `inset 0 0 0 2.5px ${vars.color.ink}` },
      false: { boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    },
  },
  defaultVariants: { padding: 'regular', selected: false },
});
