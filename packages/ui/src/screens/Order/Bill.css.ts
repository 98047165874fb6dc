import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/screen.ts';

export const bill = style({
  display: 'none',
  '@media': {
    // Text of 10 points, so that twenty pieces fit on a page.
    print: { display: 'block', zoom: 0.85, maxInlineSize: '52rem', printColorAdjust: 'exact' },
  },
});

globalStyle('body:has(> [data-bill]) > :not([data-bill])', {
  '@media': { print: { display: 'none' } },
});
