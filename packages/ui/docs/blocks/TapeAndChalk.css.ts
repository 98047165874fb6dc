import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

/** As wide as a phone. */
export const frame = style({
  maxInlineSize: '26rem',
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
