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
    // The bar would cover a third of the screen or more.
    [media.short]: { position: 'static' },
    [media.narrow]: { columnGap: vars.space[8] },
    [media.desktop]: { position: 'static', padding: 0, border: 0, backgroundColor: 'transparent' },
  },
});

/** On a tablet the width is limited, and the buttons are at the end of the line. */
const atEnd = { maxInlineSize: '24rem', marginInlineStart: 'auto' };

export const lead = style({ maxInlineSize: '100%', '@media': { [media.desktop]: { display: 'none' } } });

export const actions = style({
  flex: '1 1 8.5rem',
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { selectors: { [`${lead} + &`]: atEnd } },
    [media.desktop]: { selectors: { [`${lead} + &`]: { maxInlineSize: 'none' } } },
  },
});

/** In a line of its own, so that the lead is beside the primary button. */
export const secondary = style({
  flex: '0 0 100%',
  display: 'grid',
  marginBlockEnd: `calc(-1 * ${vars.space[8]})`,
  '@media': {
    [media.tablet]: { selectors: { [`${lead} ~ &`]: { ...atEnd, flexBasis: '24rem' } } },
    [media.desktop]: { selectors: { [`${lead} ~ &`]: { maxInlineSize: 'none', flexBasis: '100%' } } },
  },
});
