import { style } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Sticks to the bottom of a phone's screen. On wide viewports it is the footer of the summary that contains it. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  // After its siblings, so that it sticks along all of them.
  order: 1,
  marginBlockStart: 'auto',
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: `${vars.space[12]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    // A page zoomed to 400 % with text of double size: the bar would cover most of it.
    '(max-height: 12em)': { position: 'static' },
    [media.desktop]: { position: 'static', padding: 0, border: 0, backgroundColor: 'transparent' },
  },
});

export const tallBar = style({ '@media': { '(max-height: 24em)': { position: 'static' } } });

export const lead = style({ maxInlineSize: '100%', '@media': { [media.desktop]: { display: 'none' } } });

/** On a tablet the width is limited, and the buttons are at the end of the line. */
export const actions = style({
  flex: '1 1 8.5rem',
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { maxInlineSize: '24rem', marginInlineStart: 'auto' },
    [media.desktop]: { maxInlineSize: 'none' },
  },
});
