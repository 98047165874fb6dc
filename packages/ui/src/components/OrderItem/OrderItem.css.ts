import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const item = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  gap: vars.space[12],
  alignItems: 'center',
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
