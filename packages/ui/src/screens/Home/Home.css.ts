import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', paddingBlockEnd: vars.space[48] });

/** On a wide page the promises are the hem of the hero; on a phone its thirty minutes are, and the promises follow below. */
export const promises = style({ order: 2, '@media': { [media.desktop]: { order: 0 } } });

export const first = style({ order: 1, paddingBlock: '18px 14px' });

export const rest = style({ order: 3, paddingBlockStart: vars.space[32] });

export const phoneOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const trendingTile = style({
  inlineSize: '8.25rem',
  '@media': { [media.desktop]: { inlineSize: '10.5rem' } },
});

/** As high as the others of its row, so that their buttons line up. */
export const card = style({
  display: 'grid',
  inlineSize: '10.5rem',
  '@media': { [media.desktop]: { inlineSize: '12.5rem' } },
});
