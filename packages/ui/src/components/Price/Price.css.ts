import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { vars } from '../../theme/contract.css.ts';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  color: vars.color.ink,
});

export const amount = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      small: { ...type.small, fontWeight: weight.strong },
      regular: type.price,
      large: type.priceLarge,
    },
  },
  defaultVariants: { size: 'regular' },
});

export const original = style({ ...type.small, color: vars.color.ink3, textDecoration: 'line-through' });

export const off = style({ ...type.small, color: vars.color.rani, fontWeight: weight.strong });
