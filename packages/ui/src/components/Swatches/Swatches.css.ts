import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { onHover, stateTransition } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

/** Wide enough for the focus rings of two neighbours. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

/** Lies over the swatch and its border unseen, and draws the ring. */
export const radio = style({
  position: 'absolute',
  inset: '-1.5px',
  appearance: 'none',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
});

export const swatch = recipe({
  base: {
    ...type.small,
    position: 'relative',
    display: 'grid',
    minInlineSize: vars.target.floor,
    minBlockSize: vars.target.floor,
    padding: '4px',
    border: `1.5px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    transition: stateTransition('border-color'),
    ...onHover({ selectors: { '&:hover': { borderColor: vars.color.lineStrong } } }),
    selectors: {
      // Thicker to the inside, so that nothing moves.
      [`&:has(${radio}:checked)`]: {
        borderColor: vars.color.ink,
        outline: `2.5px solid ${vars.color.ink}`,
        outlineOffset: '-2.5px',
      },
      '&:active': { transform: 'translateY(1px)' },
    },
  },
  variants: {
    /** A colour the storefront has no swatch for shows its name. */
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
  base: { minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    available: { true: {}, false: { color: vars.color.ink3, textDecoration: 'line-through 2px' } },
  },
});

export const colour = recipe({
  base: {
    backgroundPosition: 'center',
    backgroundSize: 'cover',
    borderRadius: '3px',
    // Keeps white on white, and black on black, visible.
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 50%, transparent)`,
    filter: `brightness(${vars.imageBrightness})`,
    forcedColorAdjust: 'none',
  },
  variants: {
    available: {
      true: {},
      // Cut across, as a sold-out size is struck.
      false: {
        clipPath:
          'polygon(0 0, calc(100% - 4px) 0, 0 calc(100% - 4px), 0 100%, 4px 100%, 100% 4px, 100% 100%, 0 100%)',
      },
    },
  },
});
