import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { focusRingInset, onHover, pressed, stateTransition, touchTarget } from '../../css/utilities.ts';
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
    paddingBlock: vars.space[4],
    paddingInline: '12.5px',
    border: '1.5px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: weight.medium,
    transition: stateTransition('background-color', 'border-color'),
    selectors: { '&::after': touchTarget, '&:active': pressed },
  },
  variants: {
    emphasis: {
      outline: {
        color: vars.color.ink,
        borderColor: vars.color.lineStrong,
        selectors: { '&:active': { backgroundColor: vars.color.table } },
        ...onHover({
          selectors: { '&:hover': { borderColor: vars.color.ink, backgroundColor: vars.color.sunk } },
        }),
      },
      ink: {
        color: vars.color.onInk,
        backgroundColor: vars.color.ink,
        selectors: { '&:active': { backgroundColor: vars.color.ink2 } },
        ...onHover({ selectors: { '&:hover': { backgroundColor: vars.color.ink2 } } }),
      },
      soft: {
        color: vars.color.ink,
        backgroundColor: vars.color.table,
        selectors: { '&:active': { borderColor: vars.color.ink } },
        ...onHover({ selectors: { '&:hover': { borderColor: vars.color.lineStrong } } }),
      },
    },
    removable: { true: { paddingInlineEnd: '8.5px' }, false: {} },
  },
  defaultVariants: { emphasis: 'outline', removable: false },
});

/** Anek's letters sit high in their line; the padding centres them. */
export const text = style({ paddingBlockStart: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });

/** A link and its remove button, which look like one chip. */
export const pair = style({ display: 'inline-flex', alignItems: 'stretch', maxInlineSize: '100%' });

export const linkPart = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  paddingInlineEnd: vars.space[4],
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});

/** As wide as a touch target, so that the targets of the two do not overlap. */
export const removePart = style({
  justifyContent: 'center',
  inlineSize: vars.target.minimum,
  paddingInline: 0,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  // An outer ring would cover the end of the label.
  selectors: { '&:focus-visible': focusRingInset },
});
