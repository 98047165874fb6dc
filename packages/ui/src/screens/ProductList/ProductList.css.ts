import { style } from '../../css/screen.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** From 900 px the filters stand at the left, 264 px wide. */
export const columns = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '264px minmax(0, 1fr)',
      columnGap: vars.space[32],
      alignItems: 'start',
      paddingInline: vars.space[24],
    },
    [media.wide]: { paddingInline: `max(${vars.space[24]}, calc((100% - 75rem) / 2))` },
  },
});

export const rail = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      maxBlockSize: '100dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      paddingBlock: `${vars.space[12]} ${vars.space[32]}`,
      // Room for focus rings, while the boxes stand on the page's margin.
      paddingInline: vars.space[8],
      marginInlineStart: `calc(-1 * ${vars.space[8]})`,
    },
  },
});

export const listing = style({ minInlineSize: 0, minBlockSize: '70svh', paddingBlockEnd: '6rem' });

export const sortBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  paddingBlock: `max(6px, env(safe-area-inset-top)) ${vars.space[12]}`,
  paddingInline: vars.space.gutter,
  borderBlockEnd: chalkLine,
  backgroundColor: vars.color.paper,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
});

export const results = style({
  display: 'grid',
  rowGap: vars.space[16],
  paddingBlockStart: vars.space[12],
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

/** Clear of the bottom navigation and of the prices (direction: bottom right, 84 px up). */
export const filterButton = style({
  position: 'fixed',
  zIndex: vars.z.floating,
  insetInlineEnd: vars.space.gutter,
  insetBlockEnd: 'calc(84px + env(safe-area-inset-bottom))',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  rowGap: vars.space[12],
  paddingBlock: vars.space[16],
});

export const groups = style({ display: 'grid', rowGap: vars.space[20] });

export const footer = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[8] });
export const footerWide = style({ gridColumn: '1 / -1' });
