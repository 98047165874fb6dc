import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
});

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const still = style({ flex: 1, minInlineSize: 0, padding: '14px', overflowWrap: 'anywhere' });

export const action = style({ flex: 'none', padding: '6px 4px' });
