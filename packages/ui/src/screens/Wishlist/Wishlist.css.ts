import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = style({
  paddingBlock: `${vars.space[12]} ${vars.space[32]}`,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[72] } },
});

/** Centres the empty state, as in the cart. */
export const empty = style({ display: 'grid', alignContent: 'center', minBlockSize: '60svh' });

/** All entries of a row have the same height, so that their buttons line up. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  blockSize: '100%',
});

/** Takes the room that shorter names leave above its price, so that the prices of a row line up too. */
export const card = style({ display: 'grid', gridTemplateRows: '1fr auto', flex: 1 });

/** Over the corner of the image. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
});
