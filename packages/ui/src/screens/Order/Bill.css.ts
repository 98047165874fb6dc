import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/screen.ts';

export const bill = style({
  display: 'none',
  '@media': {
    print: { display: 'block', maxInlineSize: '44rem', padding: '24px', printColorAdjust: 'exact' },
  },
});

globalStyle('body:has(> [data-bill]) > :not([data-bill])', {
  '@media': { print: { display: 'none' } },
});
