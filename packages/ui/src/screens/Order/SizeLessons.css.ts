import { style } from '../../css/screen.ts';
import { vars } from '../../theme/contract.css.ts';

export const lesson = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.tapeSoft,
});
