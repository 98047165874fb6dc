import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/component.ts';
import { layer } from '../../css/layers.ts';
import { type } from '../../css/type.ts';
import { chalkLine } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid', maxInlineSize: '20rem' });

export const offer = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[12],
  alignItems: 'start',
  padding: vars.space[12],
  selectors: { '& + &': { borderBlockStart: chalkLine } },
});

/** Centres the icon on the first line at any text size. */
globalStyle(`${offer} > svg`, {
  '@layer': { [layer.components]: { marginBlockStart: 'calc((1lh - 24px) / 2)' } },
});
