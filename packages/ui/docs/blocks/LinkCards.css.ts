import { style } from '@vanilla-extract/css';
import { type } from '../../src/css/type.ts';
import { onHover, stateTransition } from '../../src/css/utilities.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[12],
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  blockSize: '100%',
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  transition: stateTransition('background-color', 'border-color'),
  ...onHover({ ':hover': { backgroundColor: vars.color.sunk, borderColor: vars.color.lineStrong } }),
});

export const cardTitle = style({ ...type.h3 });
