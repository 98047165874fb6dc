import { recipe } from '../../css/component.ts';
import { gaps } from '../../css/space.ts';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    space: gaps('rowGap'),
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { space: 16, align: 'stretch' },
});
