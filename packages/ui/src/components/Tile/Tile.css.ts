import { recipe, style } from '../../css/component.ts';
import { tints } from '../../css/tints.ts';
import { vars } from '../../theme/contract.css.ts';

export const tile = style({ position: 'relative', overflow: 'hidden', borderRadius: vars.radius.tile });

export const background = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: '100%',
    color: vars.color.onChalk,
    filter: `brightness(${vars.imageBrightness})`,
  },
  variants: {
    tint: tints,
    ratio: { '4:5': { aspectRatio: '4 / 5' }, '1:1': { aspectRatio: '1' }, '3:2': { aspectRatio: '3 / 2' } },
  },
  defaultVariants: { ratio: '4:5' },
});

export const tag = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: vars.space[12],
  maxInlineSize: '100%',
});
