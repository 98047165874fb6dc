import { style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { vars } from '../../theme/contract.css.ts';

export const screen = style({
  ...type.body,
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.loading,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[16],
  padding: vars.space.gutter,
  textAlign: 'center',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  fontWeight: weight.medium,
});
