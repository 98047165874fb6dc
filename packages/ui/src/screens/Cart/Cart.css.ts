import { style } from '../../css/screen.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** One column on a phone, with the lines above the summary; two columns of 7 to 5 from 900 px. */
export const layout = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[48],
      alignItems: 'start',
      paddingInline: `max(${vars.space[24]}, calc((100% - 75rem) / 2))`,
      paddingBlock: `${vars.space[8]} ${vars.space[48]}`,
    },
  },
});

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

/** `contents` on a phone, so that the sticky bar inside sticks for the length of the whole cart. */
export const summary = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.space[24],
      padding: vars.space[24],
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.sunk,
    },
  },
});

export const receipt = style({
  paddingBlock: vars.space[20],
  paddingInline: vars.space.gutter,
  borderBlockStart: chalkLine,
  backgroundColor: vars.color.sunk,
  '@media': {
    // Keeps each label near its amount, aligned with the button below.
    [media.tablet]: { paddingInlineStart: `calc(100% - 24rem - ${vars.space.gutter})` },
    [media.desktop]: { padding: `0 0 ${vars.space[20]}`, border: 0 },
  },
});

/** Centres the loading, error and empty states. */
export const centred = style({ display: 'grid', alignContent: 'center', minBlockSize: '60svh' });

export const loading = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[16],
});
