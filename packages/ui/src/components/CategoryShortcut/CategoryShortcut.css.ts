import { recipe } from '../../css/component.ts';
import { tints } from '../../css/tints.ts';
import { type } from '../../css/type.ts';
import { onHover, pressed } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const shortcut = recipe({
  base: {
    ...type.micro,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '6px',
    textAlign: 'center',
    borderRadius: vars.radius.card,
    selectors: { '&:active': pressed },
    ...onHover({ selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } }),
  },
  variants: {
    size: {
      regular: {
        fontSize: '0.875rem',
        inlineSize: '4.375rem',
        '@media': { [media.desktop]: { fontSize: '1rem', lineHeight: '1.25rem', inlineSize: '7rem' } },
      },
      small: { minInlineSize: '3.75rem', whiteSpace: 'nowrap', fontWeight: 500 },
    },
  },
});

export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    filter: `brightness(${vars.imageBrightness})`,
  },
  variants: {
    size: {
      regular: {
        inlineSize: '4.125rem',
        blockSize: '4.125rem',
        '@media': { [media.desktop]: { inlineSize: '6.5rem', blockSize: '6.5rem' } },
      },
      small: { inlineSize: '3.25rem', blockSize: '3.25rem' },
    },
    tint: tints,
  },
});

export const picture = recipe({
  // The disc dims the image already.
  base: { vars: { [vars.imageBrightness]: '1' } },
  variants: {
    fills: {
      true: { inlineSize: '100%', blockSize: '100%' },
      false: { inlineSize: '82%' },
    },
  },
});
