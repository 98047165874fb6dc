import { style } from '@vanilla-extract/css';
import { cloth } from '../../src/css/cloth.ts';
import { tape } from '../../src/css/tape.ts';
import { type, weight } from '../../src/css/type.ts';
import { media } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const masthead = style({
  ...cloth,
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: '20rem',
  paddingBlockEnd: '20px',
  borderRadius: vars.radius.card,
  '@media': { [media.tablet]: { minBlockSize: '24rem' } },
});

export const text = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: vars.space[16],
  inlineSize: '68%',
  padding: `${vars.space[32]} ${vars.space[20]}`,
  '@media': { [media.tablet]: { inlineSize: '58%', padding: `${vars.space[48]} ${vars.space[48]}` } },
});

export const name = style({
  ...type.brand,
  fontSize: 'clamp(3.75rem, 2.5rem + 6vw, 6.5rem)',
  lineHeight: 0.85,
  color: vars.color.onCloth,
});

export const devanagari = style({
  display: 'block',
  marginBlockStart: vars.space[12],
  color: vars.color.tape,
  fontFamily: vars.font.devanagari,
  fontSize: '1.75rem',
  lineHeight: '2.25rem',
  fontWeight: weight.strong,
  letterSpacing: 0,
  fontStretch: 'normal',
});

export const intro = style({
  fontSize: '1.125rem',
  lineHeight: '1.7rem',
  color: vars.color.onCloth2,
  '@media': { [media.tablet]: { fontSize: '1.25rem', lineHeight: '1.9rem' } },
});

export const garment = style({
  position: 'absolute',
  insetBlockStart: '-1.5rem',
  insetInlineEnd: '-7.5rem',
  inlineSize: '17rem',
  transform: 'rotate(10deg)',
  '@media': {
    [media.tablet]: { inlineSize: '24rem', insetInlineEnd: '-1rem', insetBlockStart: '-2.5rem' },
    [media.cramped]: { visibility: 'hidden' },
  },
});

export const tapeEdge = style({
  ...tape({ unit: '13px' }),
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '20px',
});
