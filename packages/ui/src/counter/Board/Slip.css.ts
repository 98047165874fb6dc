import { style } from '../../css/screen.ts';
import { vars } from '../../theme/contract.css.ts';

/** As wide as A6; on a larger sheet it stays as wide. */
export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: '93mm',
});

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const pieces = style({ display: 'grid', borderBlock: '1.5px solid' });
export const piece = style([
  row,
  {
    paddingBlock: vars.space[4],
    selectors: { '& + &': { borderBlockStart: '0.5px solid' } },
  },
]);
