import { recipe } from '../../css/component.ts';
import { tones } from '../../css/tones.ts';
import { type, weight } from '../../css/type.ts';
import { clampLines, truncate } from '../../css/utilities.ts';

export const text = recipe({
  base: { minInlineSize: 0 },
  variants: {
    size: {
      body: type.body,
      small: type.small,
      micro: type.micro,
      price: type.price,
      priceLarge: type.priceLarge,
      inherit: {},
    },
    weight: {
      regular: { fontWeight: weight.regular },
      medium: { fontWeight: weight.medium },
      strong: { fontWeight: weight.strong },
      heavy: { fontWeight: weight.heavy },
    },
    tone: tones,
    align: {
      start: { textAlign: 'start' },
      center: { textAlign: 'center', textWrap: 'balance' },
      end: { textAlign: 'end' },
    },
    struck: { true: { textDecoration: 'line-through' }, false: {} },
    maxLines: { 1: { ...truncate, display: 'block' }, 2: clampLines(2), 3: clampLines(3) },
  },
  defaultVariants: { size: 'body', tone: 'ink', struck: false },
});
