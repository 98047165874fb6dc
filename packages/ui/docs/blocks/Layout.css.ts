import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { tape } from '../../src/css/tape.ts';
import { type, weight } from '../../src/css/type.ts';
import { media } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';

/** Represents 1600 px with a tick every 20 px; every fifth tick is long and stands for 100 px. */
export const tapeMeasure = style({
  ...tape({ unit: 'calc(100% / 80)', minor: '7px', major: '13px' }),
  position: 'relative',
  blockSize: '3rem',
  marginBlockEnd: vars.space[16],
});
export const marks = style({ fontSize: '1.0625rem', fontWeight: weight.heavy, fontStretch: '110%' });
export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'flex-end',
  paddingInlineStart: '5px',
  paddingBlockEnd: '2px',
  borderInlineStart: `2px solid ${vars.color.tapeInk}`,
  '@media': { [media.belowTablet]: { fontSize: '0.8125rem' } },
});

export const bands = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const band = recipe({
  base: {
    padding: vars.space[16],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
  },
  variants: {
    current: {
      true: { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
      false: {},
    },
  },
});
export const bandName = style({ ...type.h3 });
export const now = style({
  ...type.micro,
  fontStretch: 'normal',
  marginInlineStart: vars.space[4],
  paddingInline: vars.space[8],
  color: vars.color.onInk,
  backgroundColor: vars.color.ink,
  borderRadius: vars.radius.tile,
});
