import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The page margin on wide screens. */
const margin = `max(${vars.space[24]}, (100% - ${vars.space.content}) / 2)`;

/** The suggestions are as wide as the field, and short. */
const maxField = '44rem';

/** The search box stays visible while the page scrolls. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  // The field grows when nothing matches.
  alignItems: 'start',
  gap: vars.space[4],
  paddingBlock: `max(${vars.space[8]}, env(safe-area-inset-top)) ${vars.space[8]}`,
  paddingInline: `4px ${vars.space.gutter}`,
  backgroundColor: vars.color.paper,
  '@media': {
    [media.tablet]: { paddingInlineEnd: `max(${vars.space.gutter}, 100% - ${maxField})` },
    [media.desktop]: {
      // Aligns the arrow with the page margin, not its touch target.
      paddingInline: `calc(${margin} - 14px) max(${margin}, 100% - ${margin} - ${maxField})`,
    },
  },
});

export const page = style({
  paddingBlock: `${vars.space[12]} ${vars.space[32]}`,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[72] } },
});

/** Receives the focus when its last search is removed; it is empty then. */
export const recentArea = style({
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const recent = style({ display: 'grid', rowGap: vars.space[24], paddingBlockEnd: vars.space[24] });
