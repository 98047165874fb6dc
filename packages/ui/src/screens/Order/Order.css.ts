import { style } from '../../css/screen.ts';
import { wide } from '../../css/type.ts';
import { focusRing } from '../../css/utilities.ts';
import { media, tabletOnly } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** One column on a phone; from 900 px the progress is beside the pieces. On a tablet, two columns are below what is `across` them. */
export const columns = style({
  paddingBlockEnd: vars.space[32],
  '@media': {
    [tabletOnly]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[24],
      paddingInline: vars.space.gutter,
    },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[48],
      alignItems: 'start',
      paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
      paddingBlock: `${vars.space[8]} ${vars.space[48]}`,
    },
  },
});

/** A column from 900 px. On a tablet, its children are placed in the columns. */
export const side = style({ '@media': { [tabletOnly]: { display: 'contents' } } });

export const across = style({
  '@media': {
    [tabletOnly]: { gridColumn: '1 / -1', marginInline: `calc(-1 * ${vars.space.gutter})` },
  },
});

/** A divider of the columns where they are one below the other. */
export const betweenColumns = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const gutter = style({
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space[16],
  '@media': {
    [tabletOnly]: { selectors: { [`${columns} &`]: { paddingInline: 0 } } },
    [media.desktop]: { paddingInline: 0 },
  },
});

/** Beside the delivery and the address on a tablet. */
export const tall = style([gutter, { gridRow: 'span 2' }]);

/** The rider, the code and the notifications. Without any of them, the divider after them is not needed. */
export const delivery = style([
  gutter,
  { selectors: { '&:not(:has(p)):not(:has(button))': { display: 'none' } } },
]);

/** Above the columns of the order's layout, and as wide as they are. */
export const aboveLayout = style([
  gutter,
  {
    '@media': {
      [media.desktop]: {
        marginInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
        paddingBlockEnd: vars.space[12],
      },
    },
  },
]);

/** Dimmed until the first response. */
export const tryOn = style({ selectors: { '&[inert]': { opacity: 0.5 } } });

export const grow = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});

/** A text and its price: all prices end at the same edge. */
export const priced = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  '@media': { [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'end' } },
});

/** The sum of a line, and below it the quantity and the price of one. */
export const amounts = style({ display: 'grid', justifyItems: 'end' });

export const rider = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const avatar = style({
  ...wide,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  fontSize: '1.25rem',
  color: vars.color.onChalk,
  backgroundColor: vars.tint.lilac,
});

export const call = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.regular,
  blockSize: vars.target.regular,
  borderRadius: '50%',
  color: vars.color.onInk,
  backgroundColor: vars.color.ink,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const digits = style({ display: 'flex', gap: vars.space[4] });

export const digit = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.125rem',
  minBlockSize: '2.875rem',
  borderRadius: vars.radius.tile,
  fontSize: '1.625rem',
  lineHeight: 1,
  fontWeight: 800,
  backgroundColor: vars.color.tapeSoft,
});

export const pieces = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

/** On a tablet the pictures fill the column, and the cash is below them. */
export const pictures = style([
  pieces,
  {
    '@media': {
      [tabletOnly]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
        inlineSize: '100%',
      },
    },
  },
]);

/** The cash, at the end of the row of pieces. */
export const cash = style({
  display: 'grid',
  flex: '1 1 7rem',
  justifyItems: 'end',
});

export const piece = style({
  display: 'grid',
  gap: '2px',
  inlineSize: '68px',
  justifyItems: 'stretch',
  '@media': { [tabletOnly]: { inlineSize: 'auto' } },
});
