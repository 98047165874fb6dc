import { style } from '../../css/component.ts';
import { chalkLine } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' });

export const counter = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  padding: `${vars.space[12]} ${vars.space[8]}`,
  selectors: { '& + &': { borderInlineStart: chalkLine } },
});
