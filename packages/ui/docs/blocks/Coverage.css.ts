import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const scroller = style({ overflowX: 'auto' });
/** Scrolls sideways on a phone, because long ids would wrap into three lines. */
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', minInlineSize: '60rem' });
export const cell = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[16],
  textAlign: 'start',
  verticalAlign: 'top',
});
export const header = style([cell, { borderBlockEndColor: vars.color.lineStrong }]);
