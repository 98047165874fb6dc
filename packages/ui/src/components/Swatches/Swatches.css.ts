import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { onHover, stateTransition } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const swatch = recipe({
  base: {
    ...type.small,
    display: 'grid',
    minInlineSize: vars.target.floor,
    minBlockSize: vars.target.floor,
    padding: '5px',
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
    transition: stateTransition('box-shadow'),
    ...onHover({ selectors: { '&:hover': { boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}` } } }),
  },
  variants: {
    chosen: {
      true: {
        boxShadow: `inset 0 0 0 2.5px ${vars.color.ink}`,
        ...onHover({ selectors: { '&:hover': { boxShadow: `inset 0 0 0 2.5px ${vars.color.ink}` } } }),
      },
      false: {},
    },
    /** A colour the storefront has no swatch for shows its name. */
    named: {
      true: { alignItems: 'center', paddingInline: vars.space[12], fontWeight: weight.medium },
      false: {},
    },
  },
});

export const colour = recipe({
  base: {
    borderRadius: '3px',
    // Keeps white on white, and black on black, visible.
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 14%, transparent)`,
    filter: `brightness(${vars.imageBrightness})`,
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
