import { style } from '@vanilla-extract/css';
import { type } from '../../src/css/type.ts';
import { onHover, stateTransition } from '../../src/css/utilities.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const status = style({ minBlockSize: '2.5rem' });

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.75rem, 1fr))',
  gap: vars.space[12],
});

export const item = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'space-between',
  gap: vars.space[12],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '6rem',
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  transition: stateTransition('background-color'),
  ...onHover({ ':hover': { backgroundColor: vars.color.sunk } }),
  ':active': { backgroundColor: vars.color.table },
});

export const glyphs = style({ display: 'flex', gap: vars.space[12] });

export const label = style({ ...type.small, overflowWrap: 'anywhere' });
