import { fallbackVar, style } from '@vanilla-extract/css';
import { chalkLine } from '../../src/css/utilities.ts';
import { vars } from '../../src/theme/contract.css.ts';

/** A viewport as wide as `--width` in px, in the proportions of a phone of 390 x 844 px, shown 195 px wide. */
const WIDTH = 195;
const HEIGHT = 422;
const width = fallbackVar('var(--width)', '390');

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
  inlineSize: WIDTH,
});

export const screen = style({
  position: 'relative',
  display: 'block',
  blockSize: HEIGHT,
  overflow: 'hidden',
  backgroundColor: vars.color.table,
  border: chalkLine,
  borderRadius: vars.radius.card,
});

export const frame = style({
  inlineSize: `calc(${width} * 1px)`,
  blockSize: `calc(${width} * 1px * ${HEIGHT / WIDTH})`,
  border: 0,
  transform: `scale(calc(${WIDTH} / ${width}))`,
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
