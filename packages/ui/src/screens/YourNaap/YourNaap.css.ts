import { style } from '../../css/screen.ts';
import { sidePanel, withSidePanel } from '../../css/sidePanel.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media, tabletOnly } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** From 900 px, what is not measured is beside the tapes. */
export const layout = style(withSidePanel(vars.space[72]));

export const measures = style({
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space[8],
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

/** The tapes reach the edges of a phone. On a tablet, two are beside each other. */
export const tapes = style({
  '@media': {
    [media.tablet]: { vars: { [vars.space.gutter]: '0px' } },
    [tabletOnly]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[24],
    },
  },
});

/** The choice of the unit, and the way to the known sizes. */
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
});

export const measure = style({
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: chalkLine,
  '@media': { [media.desktop]: { selectors: { '&:last-child': { borderBlockEnd: 0 } } } },
});

export const aside = style(sidePanel);

export const others = style({
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[16],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': {
    [tabletOnly]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[24],
    },
    [media.desktop]: { paddingInline: 0, paddingBlock: `0 ${vars.space[20]}` },
  },
});

/** A drawing before a text. */
export const instruction = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const drawing = style({
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '4rem',
  fill: 'none',
  stroke: vars.color.ink2,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The layers of the drawn tape: edge, tape, ticks. */
export const tapeEdge = style({ stroke: vars.color.ink, strokeWidth: 9, strokeLinecap: 'butt' });
export const tapeBand = style({ stroke: vars.color.tape, strokeWidth: 6.5, strokeLinecap: 'butt' });
export const tapeTicks = style({
  stroke: vars.color.tapeInk,
  strokeWidth: 3,
  strokeLinecap: 'butt',
  strokeDasharray: '1 3',
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  alignItems: 'start',
  '@media': { [media.cramped]: { gridTemplateColumns: '1fr' } },
});

/** A radio group below its label. */
export const wide = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[8] });

export const knownSizes = style({ display: 'grid', gap: vars.space[16], paddingBlockEnd: vars.space[8] });

export const preference = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[12]}`,
});

export const purpose = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  '@media': { [tabletOnly]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const deleted = style({ paddingBlockStart: vars.space[8] });

export const comparison = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
