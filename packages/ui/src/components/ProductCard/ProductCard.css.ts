import { style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { clampLines, onHover, truncate } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';
import { placeholderColor } from '../ProductImage/ProductImage.css.ts';

/** The tints of a list's cards in turn, so that neighbours differ. Without yellow, which is the brand's colour. */
const tints = ['mint', 'blue', 'peach', 'bare', 'pink', 'lilac'] as const;

export const card = style({
  display: 'grid',
  // A subgrid, so that in a ProductGrid all prices of a row are aligned, however many lines the names have.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  alignContent: 'start',
  flexGrow: 1,
  minInlineSize: 0,
  borderRadius: vars.radius.tile,
  selectors: Object.fromEntries(
    tints.map((tint, index) => [
      `:is(li, [role="listitem"]):nth-child(${tints.length}n + ${index + 1}) &`,
      { vars: { [placeholderColor]: vars.tint[tint] } },
    ]),
  ),
});

export const about = style({ minInlineSize: 0 });

export const picture = style({ position: 'relative', marginBlockEnd: '10px' });

export const soldOut = style({ position: 'absolute', insetInlineStart: 0, insetBlockEnd: vars.space[12] });

export const brand = style({
  ...type.small,
  ...truncate,
  lineHeight: '1.125rem',
  fontWeight: weight.strong,
  color: vars.color.ink,
});

export const name = style({
  ...type.small,
  ...clampLines(2),
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  marginBlockEnd: '2px',
  color: vars.color.ink2,
  ...onHover({
    selectors: {
      [`${card}:hover &`]: { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
});

export const skeleton = style({ display: 'grid', gap: vars.space[4] });
