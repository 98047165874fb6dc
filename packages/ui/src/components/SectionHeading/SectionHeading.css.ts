import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
});
