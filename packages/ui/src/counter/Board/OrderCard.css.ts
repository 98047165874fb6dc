import { globalStyle } from '@vanilla-extract/css';
import { layer } from '../../css/layers.ts';
import { recipe, style } from '../../css/screen.ts';
import { focusRing } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const INSET = '14px';

export const card = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.raised,
    '@media': { [media.forcedColors]: { outline: '1px solid' } },
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    /** Pieces come back: cut off with chalk. */
    cut: {
      true: {
        borderInlineStart: `3px dashed ${vars.color.lineStrong}`,
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
      },
    },
  },
});

export const head = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    padding: `${vars.space[16]} ${INSET} ${vars.space[8]}`,
  },
  variants: { ruled: { true: { paddingBlockEnd: vars.space[4] } } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${INSET} ${vars.space[12]}`,
});

/** The rows are ruled, like a form. */
export const pieces = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const piece = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Two sizes of a product, below their name. */
export const pair = style([piece, { paddingBlockStart: vars.space[8] }]);
globalStyle(`${pair} li:first-child`, { '@layer': { [layer.screens]: { borderBlockStart: 0 } } });

/** A row for a piece that is not there. */
export const missing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[8],
  paddingBlock: '2px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

/** The time, and the button with the dots, whose icon is at the edge of the text below. */
export const time = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const menu = style({ marginBlock: '-12px', marginInline: '-12px -14px', color: vars.color.ink2 });

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
});

export const locked = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.dangerSoft,
});

/** The dialog has a margin of its own. */
export const choices = style({
  '@media': { [media.belowDesktop]: { marginInline: `calc(-1 * ${vars.space.gutter})` } },
});

export const cash = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});
