import { style } from '../../css/screen.ts';
import { vars } from '../../theme/contract.css.ts';

export const unknownSession = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '80svh',
  paddingInline: vars.space.gutter,
});
