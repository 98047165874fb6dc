import { style } from '../../css/screen.ts';
import { focusRing, focusRingInset } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const GUTTER = '28px';
const gutter = {
  paddingInline: vars.space.gutter,
  '@media': { [media.wide]: { paddingInline: GUTTER } },
} as const;

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
  backgroundColor: vars.color.sunk,
});

export const header = style({
  ...gutter,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.paper,
});

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  marginInlineEnd: 'auto',
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
  '@media': {
    // Below brand and actions.
    [media.belowDesktop]: { order: 1, flexBasis: '100%', columnGap: vars.space[16] },
  },
});

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '5px',
  minBlockSize: vars.target.minimum,
  alignContent: 'center',
});

/** A figure that opens its details. */
export const figureButton = style([
  figure,
  {
    alignItems: 'center',
    borderRadius: vars.radius.tile,
    selectors: { '&:focus-visible': focusRing },
  },
]);

/** At the end of the line, also in a line of its own; the last icon is at the edge of the columns. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: '-12px',
  '@media': { [media.belowDesktop]: { marginInlineStart: 'auto' } },
});

export const cash = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  padding: vars.space[12],
});
export const cashAmount = style({ textAlign: 'end' });

export const columns = style({
  ...gutter,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  paddingBlock: `${vars.space[16]} ${vars.space[48]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: '"pack waiting road" "pack door shelf"',
      gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '14px',
    },
    [media.wide]: {
      gridTemplateAreas: '"pack waiting road door shelf"',
      gridTemplateColumns: 'minmax(0, 1.35fr) repeat(4, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      paddingInline: GUTTER,
    },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  // From 600 px on, the place of the column has its name.
  '@media': { [media.tablet]: { gridArea: 'var(--column)' } },
});

/** Stays in view above a long column. */
export const columnHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  paddingBlock: `${vars.space[8]} 2px`,
  backgroundColor: vars.color.sunk,
  selectors: { '&:focus-visible': focusRingInset },
});

export const notice = style({
  ...gutter,
  paddingBlock: '10px',
  color: vars.color.ink,
  backgroundColor: vars.color.tapeSoft,
});
