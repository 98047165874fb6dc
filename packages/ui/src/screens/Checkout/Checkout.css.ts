import { style } from '../../css/screen.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const sections = style({
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

export const section = style({
  paddingBlock: `${vars.space[12]} ${vars.space[20]}`,
  selectors: { '& + &': { borderBlockStart: chalkLine } },
});

export const deliveryFee = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

/** Centres the error state. */
export const centred = style({ display: 'grid', alignContent: 'center', minBlockSize: '60svh' });
