import { recipe, style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { focusRingInset } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const tile = recipe({
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.table,
    selectors: { '&:focus-visible': focusRingInset },
  },
  variants: {
    shape: {
      wide: { aspectRatio: '175 / 168' },
      portrait: { aspectRatio: '4 / 5' },
      square: { aspectRatio: '1' },
    },
  },
});

export const picture = style({ position: 'absolute', inset: 0 });

export const ribbon = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: vars.space[12],
  maxInlineSize: '100%',
});

export const plain = style({
  display: 'grid',
  gap: '6px',
  justifyItems: 'stretch',
  borderRadius: vars.radius.tile,
});

export const caption = style({
  ...type.micro,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
