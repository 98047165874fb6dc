import { recipe } from '../../css/component.ts';
import { gaps } from '../../css/space.ts';

export const inline = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    space: gaps('gap'),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' }, false: {} },
  },
  defaultVariants: { space: 8, align: 'center', justify: 'start', wrap: false },
});
