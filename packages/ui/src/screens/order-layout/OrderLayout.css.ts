import { style } from '../../css/screen.ts';
import { sidePanel, withSidePanel } from '../../css/sidePanel.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const layout = style(withSidePanel(vars.space[48]));

export const summary = style(sidePanel);

export const prices = style({
  paddingBlock: vars.space[20],
  paddingInline: vars.space.gutter,
  borderBlockStart: chalkLine,
  backgroundColor: vars.color.sunk,
  '@media': {
    [media.desktop]: { padding: `0 0 ${vars.space[20]}`, border: 0 },
  },
});
