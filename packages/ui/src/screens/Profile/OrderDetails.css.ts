import { style } from '../../css/screen.ts';
import { vars } from '../../theme/contract.css.ts';

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[16]}`,
});
