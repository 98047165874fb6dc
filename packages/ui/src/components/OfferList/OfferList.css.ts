import { style } from '../../css/component.ts';
import { chalkLine } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid', maxInlineSize: '20rem' });

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[12],
  alignItems: 'start',
  padding: vars.space[12],
  selectors: { '& + &': { borderBlockStart: chalkLine } },
});
