import { style } from '../../css/component.ts';
import { weight } from '../../css/type.ts';
import { focusRing } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

/** Above the window until it has the focus. */
export const skipLink = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.floor,
  paddingInline: vars.space[20],
  borderRadius: vars.radius.tile,
  fontWeight: weight.strong,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  selectors: {
    // Transparent as well, for a picture of a whole page that has been scrolled shows what is above the window.
    '&:not(:focus)': { transform: 'translateY(-200%)', opacity: 0 },
    // Also when a script or a tap gave the focus.
    '&:focus': focusRing,
  },
});
