import { style } from '../../css/screen.ts';
import { vars } from '../../theme/contract.css.ts';

export const savedPage = style({
  paddingBlock: '10px',
  paddingInline: vars.space.gutter,
  color: vars.color.ink,
  backgroundColor: vars.color.tapeSoft,
});
