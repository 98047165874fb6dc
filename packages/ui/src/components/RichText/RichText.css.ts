import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/component.ts';
import { layer } from '../../css/layers.ts';
import { type, weight } from '../../css/type.ts';
import { chalkLine } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const richText = style({
  ...type.body,
  color: vars.color.ink2,
  maxInlineSize: '42rem',
  overflowWrap: 'anywhere',
});

export const plain = style({ whiteSpace: 'pre-line' });

/** Adds a rule for elements of the external markup, which has no classes. */
function within(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(`${richText} ${selector}`, { '@layer': { [layer.components]: rule } });
}

within('> * + *', { marginBlockStart: vars.space[12] });
within(':is(h3, h4, h5, h6)', { ...type.h3, color: vars.color.ink });
within(':is(b, strong, th, dt)', { fontWeight: weight.strong, color: vars.color.ink });
within('ul', { listStyle: 'disc', paddingInlineStart: vars.space[20] });
within('ol', { listStyle: 'decimal', paddingInlineStart: vars.space[20] });
within('li::marker', { color: vars.color.ink3 });
within('caption', { ...type.small, textAlign: 'start', color: vars.color.ink2 });
within('blockquote', { paddingInlineStart: vars.space[16], borderInlineStart: chalkLine });
// The sanitiser puts each table into such a box.
within('[tabindex]', { overflowX: 'auto' });
within('table', { borderCollapse: 'collapse', inlineSize: '100%' });
within(':is(th, td)', {
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[12],
  textAlign: 'start',
  overflowWrap: 'normal',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
