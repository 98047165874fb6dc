import { createVar, fallbackVar } from '@vanilla-extract/css';
import { recipe } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** The colour of the box until the image is loaded. */
export const placeholderColor = createVar();

export const image = recipe({
  base: {
    // The box of a deferred image is a `span`.
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    objectFit: 'cover',
    background: `${fallbackVar(placeholderColor, vars.color.table)} center / cover`,
    filter: `brightness(${vars.imageBrightness})`,
  },
  variants: {
    ratio: { '4:5': { aspectRatio: '4 / 5' }, '1:1': { aspectRatio: '1' }, slot: { blockSize: '100%' } },
    corners: { square: {}, tile: { borderRadius: vars.radius.tile } },
    fit: { cover: {}, contain: { objectFit: 'contain' } },
  },
  defaultVariants: { ratio: '4:5', corners: 'tile', fit: 'cover' },
});
