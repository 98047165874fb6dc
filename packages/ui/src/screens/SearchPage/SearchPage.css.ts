import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The box stays in reach while the page scrolls under its suggestions. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '60rem',
  marginInline: 'auto',
  paddingBlock: `max(${vars.space[8]}, env(safe-area-inset-top)) ${vars.space[8]}`,
  paddingInline: `4px ${vars.space.gutter}`,
  backgroundColor: vars.color.paper,
});

export const page = style({
  maxInlineSize: '60rem',
  marginInline: 'auto',
  paddingBlock: `${vars.space[12]} ${vars.space[32]}`,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[72] } },
});
