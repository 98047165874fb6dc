import { globalStyle, style } from '@vanilla-extract/css';
import { tape } from '../../src/css/tape.ts';
import { type, weight } from '../../src/css/type.ts';
import { media } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';

const NAMES = '9.5rem';
const VALUES = '4rem';

export const scale = style({ position: 'relative' });

/** Lies above the lengths and starts at the same position. */
export const ruler = style({
  ...tape({ unit: '4px', minor: '6px', major: '11px' }),
  blockSize: '20px',
  inlineSize: '100px',
  marginBlockEnd: vars.space[8],
  '@media': { [media.tablet]: { marginInlineStart: `calc(${NAMES} + ${VALUES} + ${vars.space[16]})` } },
});

export const lengths = style({ display: 'grid', gap: vars.space[4] });

export const length = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto`,
  columnGap: vars.space[8],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: `${NAMES} ${VALUES} auto`, justifyContent: 'start' } },
});
globalStyle(`${length} > [aria-hidden]`, {
  blockSize: '16px',
  marginInlineStart: 0,
  backgroundColor: vars.color.ink,
  gridRow: 2,
  '@media': { [media.tablet]: { gridRow: 'auto' } },
});

export const lengthName = style({ lineHeight: '1.75rem' });

export const corners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: vars.space[24],
});
export const corner = style({
  blockSize: '5rem',
  inlineSize: '5rem',
  marginBlockEnd: vars.space[8],
  border: `1.5px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.sunk,
});

export const lifts = style({
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const background = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[24],
  padding: `${vars.space[48]} ${vars.space[24]}`,
  border: '1px solid',
});
export const lift = style({
  ...type.small,
  fontWeight: weight.medium,
  display: 'grid',
  placeItems: 'center',
  blockSize: '5.5rem',
  borderRadius: vars.radius.card,
});
