import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { onHover, stateTransition, touchTarget } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const chip = recipe({
  base: {
    ...type.small,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 'none',
    maxInlineSize: '100%',
    minBlockSize: '2.5rem',
    paddingInline: '14px',
    borderRadius: vars.radius.control,
    fontWeight: weight.medium,
    transition: stateTransition('background-color', 'box-shadow'),
    selectors: { '&::after': touchTarget, '&:active': { transform: 'translateY(1px)' } },
  },
  variants: {
    emphasis: {
      outline: {
        color: vars.color.ink,
        boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}`,
        ...onHover({ selectors: { '&:hover': { backgroundColor: vars.color.sunk } } }),
      },
      ink: {
        color: vars.color.onInk,
        backgroundColor: vars.color.ink,
        ...onHover({ selectors: { '&:hover': { backgroundColor: vars.color.ink2 } } }),
      },
      soft: {
        color: vars.color.ink,
        backgroundColor: vars.color.sunk,
        ...onHover({ selectors: { '&:hover': { backgroundColor: vars.color.table } } }),
      },
    },
    removable: { true: { paddingInlineEnd: '10px' }, false: {} },
  },
  defaultVariants: { emphasis: 'outline', removable: false },
});

/** Anek's letters stand high in their line. */
export const words = style({ paddingBlockStart: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });
