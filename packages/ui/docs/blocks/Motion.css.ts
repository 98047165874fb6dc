import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { type } from '../../src/css/type.ts';
import { media } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';

const PIECE = '28px';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  marginBlockEnd: vars.space[24],
});

export const rows = style({ display: 'grid', gap: vars.space[20] });

export const row = style({
  display: 'grid',
  columnGap: vars.space[16],
  alignItems: 'baseline',
  '@media': { [media.tablet]: { gridTemplateColumns: '6rem 12rem minmax(0, 1fr)' } },
});

export const name = style({ ...type.h3 });

export const track = style({
  gridColumn: '1 / -1',
  blockSize: PIECE,
  marginBlockStart: vars.space[4],
  marginInlineStart: 0,
  paddingInlineEnd: PIECE,
  backgroundColor: vars.color.table,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
});

export const piece = recipe({
  base: {
    display: 'block',
    // As wide as the track, so that translating by 100 % moves the piece to the track's end.
    inlineSize: '100%',
    blockSize: PIECE,
    backgroundImage: `linear-gradient(${vars.color.ink} 0 0)`,
    backgroundSize: `${PIECE} 100%`,
    backgroundRepeat: 'no-repeat',
    transitionProperty: 'transform',
    transitionTimingFunction: vars.ease.out,
  },
  variants: {
    duration: {
      press: { transitionDuration: vars.duration.press },
      state: { transitionDuration: vars.duration.state },
      sheetIn: { transitionDuration: vars.duration.sheetIn },
      sheetOut: { transitionDuration: vars.duration.sheetOut, transitionTimingFunction: vars.ease.in },
      route: { transitionDuration: vars.duration.route },
      draw: { transitionDuration: vars.duration.draw },
    },
    away: { true: { '@media': { [media.motionAllowed]: { transform: 'translateX(100%)' } } }, false: {} },
  },
});

export const curves = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[32] });

export const curve = style({
  inlineSize: '10rem',
  blockSize: '10rem',
  marginBlockEnd: vars.space[8],
  fill: 'none',
  stroke: vars.color.ink,
  strokeLinecap: 'round',
});
