import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const box = style({ display: 'flex', alignItems: 'center', paddingBlockStart: '2px' });

export const prefix = style({
  flex: 'none',
  paddingInlineEnd: '14px',
  color: vars.color.ink2,
  lineHeight: '2.125rem',
  borderInlineEnd: `1.5px solid ${vars.color.line}`,
});

export const digits = style({
  blockSize: '3.5rem',
  paddingInlineStart: '14px',
  fontWeight: 650,
  letterSpacing: '0.03em',
});
