import { recipe, style } from '../../css/component.ts';
import { tints } from '../../css/tints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The `picture`, which has no box: the image is as wide as its parent. */
export const sources = style({ display: 'contents' });

/** Without the image, its background stays: the placeholder is an opaque, pale rectangle. */
const transparent = {
  blockSize: 'auto',
  selectors: { '&[src$="placeholder.svg"]': { opacity: 0 } },
} as const;

export const art = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '4 / 5',
    filter: `brightness(${vars.imageBrightness})`,
  },
  variants: {
    cut: {
      tile: { blockSize: '100%', objectFit: 'cover' },
      cut: transparent,
      chalk: transparent,
    },
    /** The background of a tile whose image has not loaded yet. */
    tint: tints,
  },
});
