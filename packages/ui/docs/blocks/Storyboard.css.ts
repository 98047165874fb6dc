import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { chalkLine } from '../../src/css/utilities.ts';
import { vars } from '../../src/theme/contract.css.ts';

/** The viewport is a phone of 390 x 844 px, shown at half its size. */
const SCALE = 0.5;
const WIDTH = 390;
const HEIGHT = 844;

export const row = style({
  display: 'flex',
  gap: vars.space[24],
  overflowX: 'auto',
  paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
});

export const scene = style({
  display: 'grid',
  gap: vars.space[12],
  alignContent: 'start',
  flex: 'none',
  inlineSize: WIDTH * SCALE,
});

export const screen = style({
  blockSize: HEIGHT * SCALE,
  overflow: 'hidden',
  backgroundColor: vars.color.table,
  border: chalkLine,
  borderRadius: vars.radius.card,
});

export const frame = recipe({
  base: {
    inlineSize: WIDTH,
    blockSize: HEIGHT,
    border: 0,
    transform: `scale(${SCALE})`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  },
  variants: { shown: { true: {}, false: { opacity: 0 } } },
});
