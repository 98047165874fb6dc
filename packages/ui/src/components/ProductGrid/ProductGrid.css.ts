import { createVar, globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/component.ts';
import { layer } from '../../css/layers.ts';
import { focusRingRoom } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { picture } from '../ProductCard/ProductCard.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Spans two rows of the grid, one for the names and one for the prices: see ProductCard. */
export const item = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
});

/** The distance between columns. */
const columnGap = createVar();

const gap = {
  vars: { [columnGap]: '10px' },
  gap: `${vars.space[20]} ${columnGap}`,
  '@media': { [media.tablet]: { vars: { [columnGap]: vars.space[16] }, rowGap: vars.space[24] } },
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

const severalColumns = `(not ${media.cramped})`;

export const detail = style({ '@media': { [severalColumns]: { gridColumn: 'span 2' } } });

// As high as the pictures beside it: the upper part, with collar, straps or handles.
globalStyle(`${detail} ${picture}`, {
  '@layer': {
    [layer.components]: {
      '@media': { [severalColumns]: { paddingBlockEnd: `calc((100% - ${columnGap}) * 0.625)` } },
    },
  },
});
globalStyle(`${detail} img`, {
  '@layer': {
    [layer.components]: {
      '@media': { [severalColumns]: { position: 'absolute', blockSize: '100%', objectPosition: '50% 12%' } },
    },
  },
});
