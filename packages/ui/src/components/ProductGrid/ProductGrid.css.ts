import { style } from '../../css/component.ts';
import { focusRingRoom } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Spans two rows of the grid, one for the names and one for the prices: see ProductCard. */
export const item = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
});

const gap = {
  gap: `${vars.space[20]} 10px`,
  '@media': { [media.tablet]: { gap: `${vars.space[24]} ${vars.space[16]}` } },
};

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...gap });

export const block = style(focusRingRoom);

export const grid = style({
  display: 'grid',
  ...columns(2),
  ...gap,
  '@media': {
    [media.cramped]: columns(1),
    [media.tablet]: { ...columns(3), ...gap['@media'][media.tablet] },
    [media.wide]: columns(4),
  },
});
