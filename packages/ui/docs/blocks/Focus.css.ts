import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { cloth } from '../../src/css/cloth.ts';
import { type, weight } from '../../src/css/type.ts';
import { focusRing, focusRingInset } from '../../src/css/utilities.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const rings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: vars.space[12],
});

export const ringed = recipe({
  base: { display: 'grid', placeItems: 'center', padding: vars.space[32], borderRadius: vars.radius.card },
  variants: {
    background: {
      paper: { backgroundColor: vars.color.paper, border: `1px solid ${vars.color.line}` },
      sunk: { backgroundColor: vars.color.sunk },
      cloth: { ...cloth },
    },
  },
});

export const sample = recipe({
  base: {
    ...type.small,
    fontWeight: weight.strong,
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.target.regular,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    backgroundColor: vars.color.raised,
  },
  variants: { ring: { outward: focusRing, inward: focusRingInset } },
});

export const samples = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[20],
});

export const onCloth = style({ ...cloth, padding: vars.space[8], borderRadius: vars.radius.card });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space[24],
});
export const box = style({
  ...type.small,
  fontWeight: weight.strong,
  display: 'grid',
  placeItems: 'center',
  marginBlockEnd: vars.space[8],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});
