import { recipe } from '../../css/component.ts';
import { focusRing, focusRingInset, onHover, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.target.regular,
    blockSize: vars.target.regular,
    borderRadius: '12px',
    transition: stateTransition('background-color'),
    selectors: {
      '&:active:not(:disabled)': { transform: 'translateY(1px)' },
      '&:disabled': { color: vars.color.disabledText, cursor: 'not-allowed' },
    },
  },
  variants: {
    variant: {
      plain: {
        color: vars.color.ink,
        // These stand at the edges of the screen.
        selectors: { '&:focus-visible': focusRingInset },
        ...onHover({ selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.sunk } } }),
      },
      onCloth: { color: vars.color.onCloth, selectors: { '&:focus-visible': focusRingInset } },
      /** A disc over a picture: light in both themes, as the picture is. */
      floating: {
        color: vars.color.onChalk,
        backgroundColor: vars.color.chalk,
        borderRadius: vars.radius.round,
        boxShadow: vars.shadow.lift,
        selectors: { '&:focus-visible': focusRing },
      },
      /** A square over a picture, such as pause. */
      tile: {
        color: vars.color.onChalk,
        backgroundColor: vars.color.chalk,
        borderRadius: vars.radius.control,
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const badgeSlot = recipe({
  base: { position: 'absolute', pointerEvents: 'none' },
  variants: {
    /** In the corner of a plain button, just outside a disc: either way off the strokes of the icon. */
    over: {
      paper: {
        insetBlockStart: '2px',
        insetInlineEnd: 0,
        '@media': { [media.cramped]: { insetBlockStart: '-6px', insetInlineEnd: '-8px' } },
      },
      chalk: { insetBlockStart: '-2px', insetInlineEnd: '-2px' },
    },
  },
});
