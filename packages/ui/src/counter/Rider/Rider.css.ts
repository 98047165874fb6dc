import { globalStyle } from '@vanilla-extract/css';
import { layer } from '../../css/layers.ts';
import { style } from '../../css/screen.ts';
import { tape } from '../../css/tape.ts';
import { type, wide } from '../../css/type.ts';
import { chalkLine, focusRingInset, onHover } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** One column, in the width of a form from 600 px on. Fills the screen, so that the bar is at the thumb. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
  // Every control is as large as the primary one: for one hand, outdoors.
  vars: { [vars.target.minimum]: vars.target.large, [vars.target.regular]: vars.target.large },
  '@media': { [media.desktop]: { paddingInline: 'calc((100% - 36rem) / 2)' } },
});

export const body = style({
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
});

/** The door is readable at arm's length. */
export const door = style({
  ...wide,
  fontSize: 'clamp(1.5rem, 1.35rem + 1.6vw, 2.125rem)',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
});

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});

/** Text on both sides of a line, of which the end stays together. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[16],
  '@media': { [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The pieces, ruled like a form. */
export const pieces = style({
  display: 'grid',
  selectors: { [`${sides} + &`]: { marginBlockStart: vars.space[8] } },
});
globalStyle(`${pieces} > li`, {
  '@layer': {
    [layer.screens]: { paddingBlock: vars.space[4], borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const track = style({
  blockSize: '16px',
  backgroundColor: vars.color.table,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

/** One tick per minute. */
export const left = style({
  ...tape({ unit: 'calc((100% - 1.5px) / var(--minutes))', minor: '7px', major: '12px' }),
  blockSize: '100%',
  inlineSize: 'calc(var(--left) * 100%)',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    [media.motionAllowed]: { transition: `inline-size ${vars.duration.draw} ${vars.ease.out}` },
  },
});

export const late = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.dangerSoft,
});

export const notice = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space.gutter}`,
  backgroundColor: vars.color.tapeSoft,
  ':empty': { display: 'none' },
});

export const cash = style({
  ...wide,
  fontWeight: 800,
  fontSize: 'clamp(2.25rem, 11vw, 3rem)',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Side by side where the bar would cover half of the screen. */
export const actions = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.short]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', alignItems: 'center' },
  },
});

/** A drop of the list, which is one button. */
export const row = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: '4.5rem',
  paddingBlock: vars.space[12],
  textAlign: 'start',
  borderBlockEnd: chalkLine,
  selectors: { '&:focus-visible': focusRingInset },
  ...onHover({ ':hover': { backgroundColor: vars.color.sunk } }),
});

export const grow = style({ flex: 1, minInlineSize: 0 });

/** The choices have no margin of their own on wide viewports. */
export const choices = style({
  flex: 1,
  '@media': { [media.desktop]: { paddingInline: vars.space.gutter } },
});
