import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = style({ display: 'flex', alignItems: 'stretch', gap: vars.space[8] });

export const box = style({
  flex: 1,
  paddingBlockStart: '2px',
  fontWeight: 650,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  selectors: { '&::placeholder': { fontWeight: 450, letterSpacing: 0, textTransform: 'none' } },
});
