import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const settings = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  border: 0,
  padding: 0,
});

export const setting = style({ display: 'grid', gap: vars.space[4] });

export const select = style({
  minBlockSize: 44,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.table,
  color: vars.color.ink,
  font: 'inherit',
});

export const board = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[24] });
