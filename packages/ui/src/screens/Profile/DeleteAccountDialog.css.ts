import { style } from '../../css/screen.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
});
