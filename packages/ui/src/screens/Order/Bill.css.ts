import { globalStyle } from '@vanilla-extract/css';
import { layer } from '../../css/layers.ts';
import { style } from '../../css/screen.ts';
import { type } from '../../css/type.ts';
import { chalkLine } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

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

/** A column for the names, which wrap, and one each for quantities, prices and sums. */
export const table = style({ ...type.small, inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layer.screens]: {
      paddingBlock: '3px',
      fontWeight: 'inherit',
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
  },
});
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  '@layer': {
    [layer.screens]: { paddingInlineStart: vars.space[12], textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
globalStyle(`${table} th:first-child`, { '@layer': { [layer.screens]: { inlineSize: '100%' } } });
globalStyle(`${table} thead tr`, {
  '@layer': { [layer.screens]: { borderBlockEnd: `1px solid ${vars.color.line}`, color: vars.color.ink2 } },
});

export const paid = style({ ...type.price, borderBlockStart: chalkLine });
