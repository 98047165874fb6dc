import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const anchor = style({ position: 'relative', display: 'inline-block' });

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxBlockSize: 'calc(100dvh - 16px)',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.gutter})`,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
});
