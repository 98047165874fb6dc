import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  minInlineSize: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
});
