import { style } from '../../css/screen.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: '10px',
  paddingInline: vars.space.gutter,
  color: vars.color.ink,
  backgroundColor: vars.color.tapeSoft,
  '@media': { [media.desktop]: { borderRadius: vars.radius.card } },
});

export const saved = style({
  paddingBlock: '10px',
  paddingInline: vars.space.gutter,
  color: vars.color.ink,
  backgroundColor: vars.color.sunk,
});

export const lines = style({
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

export const item = style({ selectors: { '& + &': { borderBlockStart: chalkLine } } });

/** The empty state, and rows of the products that this device has saved. */
export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[32],
  paddingBlock: `${vars.space[48]} ${vars.space[24]}`,
  paddingInline: vars.space.gutter,
  '@media': {
    [media.tablet]: { alignContent: 'center', minBlockSize: '60svh' },
    [media.desktop]: {
      minBlockSize: 0,
      paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))`,
    },
  },
});

/** Centres the loading and error states. */
export const centred = style({ display: 'grid', alignContent: 'center', minBlockSize: '60svh' });

export const loading = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[16],
});
