import { style } from '@vanilla-extract/css';
import { media } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const examples = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const example = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[12],
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
