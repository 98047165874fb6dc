import { style } from '../../css/component.ts';
import { touchTarget } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '14px',
  paddingBlock: '14px',
  '@media': { [media.cramped]: { gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: vars.space[8] } },
});

export const details = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const text = style({ minInlineSize: 0, flex: 1, overflowWrap: 'anywhere' });

/** The touch target extends upwards over the brand, because there are controls below. */
export const title = style({
  position: 'relative',
  display: 'block',
  '::after': {
    ...touchTarget,
    insetBlock: 'auto 0',
    transform: 'translateX(-50%)',
  },
});

/** Negative margins align the icon with the edge of the page, and keep the button's size from moving the text. */
export const remove = style({
  flex: 'none',
  justifySelf: 'end',
  marginBlock: '-10px -12px',
  marginInlineEnd: '-12px',
});

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
});

export const problem = style({
  display: 'flex',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  color: vars.color.danger,
});

/** The two sizes of a pair, below the picture. */
export const pairSizes = style({ gridColumn: '1 / -1', marginBlockStart: `calc(-1 * ${vars.space[8]})` });

/** Its quantity and price are below those of other lines; the size is below the picture. */
export const pairSize = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: '14px',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(1.5rem, auto) minmax(0, 1fr)' } },
});

export const pairValue = style({
  alignSelf: 'center',
  paddingBlockStart: vars.space[8],
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
