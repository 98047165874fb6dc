import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: `${vars.space[20]} ${vars.space[16]}`,
});

export const background = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-end',
  blockSize: '7.5rem',
  paddingBlockEnd: vars.space[12],
  marginBlockEnd: vars.space[8],
  borderRadius: vars.radius.tile,
});

/** The tint as the dark theme shows it. */
export const shade = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '2.25rem',
});

export const garments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: `${vars.space[20]} ${vars.space[12]}`,
});
export const figure = style({ margin: 0, display: 'grid', gap: vars.space[4] });
export const caption = style({ color: vars.color.ink2 });
