import { style } from '@vanilla-extract/css';
import { type } from '../../src/css/type.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const block = style({
  ...type.body,
  fontFamily: vars.font.latin,
  color: vars.color.ink,
  marginBlock: `0 ${vars.space[32]}`,
});

/** Text of a value or an identifier. */
export const mono = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});

export const quiet = style({ ...type.small, color: vars.color.ink2 });
