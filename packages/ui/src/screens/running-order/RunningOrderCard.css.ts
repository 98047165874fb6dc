import { style } from '../../css/screen.ts';
import { focusRing, onHover } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

/** A card that is one link. */
export const card = style({ position: 'relative' });

export const press = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.card,
  ...onHover({ ':hover': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}` } }),
  selectors: { '&:focus-visible': focusRing },
});
