import { style } from '../../css/screen.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const lines = style({
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'start',
  paddingBlock: '14px',
  selectors: { '& + &': { borderBlockStart: chalkLine } },
  '@media': { [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Two sizes of a piece, which need the whole width: one piece with one frame. */
export const pair = style([line, { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' }]);

/** The picture of a size in the frame of a pair. */
export const pairPicture = style({ inlineSize: '64px' });

export const choice = style({ display: 'grid', gap: '10px', minInlineSize: 0 });

/** How many of several pieces are handed back. */
export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
});

/** A piece that is handed back is a chalk outline. */
export const outline = style({
  outline: `2px dashed ${vars.color.lineStrong}`,
  outlineOffset: '-2px',
  borderRadius: vars.radius.tile,
});

export const returned = style({ opacity: 0.25, filter: 'grayscale(1)' });

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});
