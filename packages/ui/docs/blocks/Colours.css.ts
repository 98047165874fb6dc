import { style } from '@vanilla-extract/css';
import { type } from '../../src/css/type.ts';
import { media } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';

export const cards = style({
  display: 'grid',
  gap: `${vars.space[32]} ${vars.space[24]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const card = style({ minInlineSize: 0 });

export const title = style({ ...type.h3 });

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  marginBlockStart: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

export const theme = style({
  padding: vars.space[12],
});

export const swatch = style({
  blockSize: '3.5rem',
  borderRadius: vars.radius.tile,
  // The outline makes a swatch of the page's own colour visible.
  boxShadow: 'inset 0 0 0 1px rgb(128 110 120 / 35%)',
});

export const themeName = style({
  ...type.micro,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[8],
  marginBlock: vars.space[8],
});

export const pairs = style({ display: 'grid', gap: vars.space[4] });

export const pair = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto 2.5rem',
  alignItems: 'center',
  gap: vars.space[8],
});

export const sample = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.75rem',
  borderRadius: vars.radius.tile,
  fontWeight: 700,
  boxShadow: 'inset 0 0 0 1px rgb(128 110 120 / 35%)',
});

/** Generated content, so that axe does not check its contrast: disabled text may have less than axe demands. */
export const letters = style({ '::before': { content: 'Aa' } });

/** Sample of a pair that is used for outlines. */
export const edge = style({
  inlineSize: '1.125rem',
  blockSize: '0.875rem',
  border: '2px solid currentColor',
  borderRadius: '3px',
});

export const pairName = style({ overflowWrap: 'anywhere' });
export const figure = style({ fontWeight: 700, textAlign: 'end' });
export const bar = style({ ...type.micro, textAlign: 'end', whiteSpace: 'nowrap' });
