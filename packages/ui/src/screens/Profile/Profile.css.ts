import { style } from '../../css/screen.ts';
import { focusRing, focusRingInset, onHover } from '../../css/utilities.ts';
import { media, tabletOnly } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** One column on a phone; on a tablet the orders and addresses are beside the settings, below the member; from 900 px the orders and addresses are beside the member and the settings. */
export const layout = style({
  display: 'grid',
  gridTemplateAreas: '"member" "saved" "wishlist" "language" "logout" "data"',
  gap: vars.space[24],
  paddingBlockEnd: vars.space[32],
  '@media': {
    [tabletOnly]: {
      gridTemplateAreas: '"member member" "saved wishlist" "saved language" "saved logout" "saved data"',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto auto auto 1fr',
      columnGap: vars.space[24],
      paddingInline: vars.space.gutter,
    },
    [media.desktop]: {
      gridTemplateAreas: '"member saved" "wishlist saved" "language saved" "logout saved" "data saved"',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto auto auto auto 1fr',
      columnGap: vars.space[48],
      paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
      paddingBlock: `${vars.space[24]} ${vars.space[48]}`,
    },
  },
});

const area = (name: string) =>
  style({
    gridArea: name,
    minInlineSize: 0,
    paddingInline: vars.space.gutter,
    '@media': { [media.tablet]: { paddingInline: 0 } },
  });

/** Without padding, so that the member card's cloth reaches the edges of the screen. */
export const member = style({
  gridArea: 'member',
  minInlineSize: 0,
  '@media': { [tabletOnly]: { marginInline: `calc(-1 * ${vars.space.gutter})` } },
});
export const saved = area('saved');

export const wishlist = area('wishlist');
export const language = area('language');
export const logout = area('logout');
export const data = area('data');

/** A short list is as high as its placeholder, so that what is below stays in its place. */
export const fewOrders = style({ minBlockSize: 'calc(6rem + 84px)' });
export const noAddresses = style({ minBlockSize: 'calc(5.375rem + 34px)' });

/** A card that is one link. */
export const pressable = style({ position: 'relative' });

export const press = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.card,
  ...onHover({ ':hover': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}` } }),
  selectors: { '&:focus-visible': focusRing },
});

/** Links in one frame, with a line between them. */
export const rows = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.target.large,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  ...onHover({ ':hover': { backgroundColor: vars.color.sunk } }),
  selectors: {
    '&:focus-visible': focusRingInset,
    'li + li > &': {
      borderBlockStart: `1px solid ${vars.color.line}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
    'li:not(:last-child) > &': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});

export const rowEnd = style({ display: 'flex', marginInlineStart: 'auto' });
