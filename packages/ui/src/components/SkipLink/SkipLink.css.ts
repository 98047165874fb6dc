import { style } from '../../css/component.ts';
import { weight } from '../../css/type.ts';
import { focusRing } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

/** Moved out of the viewport until it has the focus. */
export const skipLink = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.minimum,
  paddingInline: vars.space[20],
  borderRadius: vars.radius.tile,
  fontWeight: weight.strong,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  selectors: {
    // Transparent too, because a full-page screenshot of a scrolled page shows the area above the viewport.
    '&:not(:focus)': { transform: 'translateY(-200%)', opacity: 0 },
    // `:focus` and not `:focus-visible`, so that the ring shows also if a script or a tap moved the focus.
    '&:focus': focusRing,
  },
});
