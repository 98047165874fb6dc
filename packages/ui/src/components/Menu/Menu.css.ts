import { style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { focusRingInset, onHover } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  flex: 'none',
  // The button is as high as the small button beside it.
  display: 'grid',
  minBlockSize: vars.target.minimum,
});

export const menu = style({
  position: 'absolute',
  zIndex: vars.z.floating,
  insetInlineStart: 0,
  insetBlockStart: `calc(100% + ${vars.space[8]})`,
  inlineSize: 'max-content',
  // Leaves the page's margins free. The button is at the margin or slightly further in.
  maxInlineSize: 'min(24rem, calc(100vw - 48px))',
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.float,
});

export const item = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: vars.target.regular,
  paddingInline: vars.space[12],
  paddingInlineEnd: vars.space[24],
  color: vars.color.ink,
  ...onHover({ selectors: { '&:hover': { backgroundColor: vars.color.sunk } } }),
  selectors: {
    '&:focus-visible': focusRingInset,
    '&[aria-checked="true"]': { fontWeight: weight.strong },
  },
});

/** Reserves the room of the check mark, so that all labels are aligned. */
export const mark = style({ flex: 'none', inlineSize: '1.25rem' });
