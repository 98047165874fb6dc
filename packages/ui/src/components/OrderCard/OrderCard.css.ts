import { style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { vars } from '../../theme/contract.css.ts';

export const rowTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const status = style({
  ...type.micro,
  padding: '3px 8px 1px',
  borderRadius: vars.radius.tile,
  color: vars.color.ok,
  backgroundColor: vars.color.okSoft,
  overflowWrap: 'anywhere',
});
