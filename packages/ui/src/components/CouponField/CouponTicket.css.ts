import { style } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const TEETH = 4;
const DEPTH = '6px';

/** Returns a polygon with zigzag left and right edges, as if torn along a perforation. */
function tornEdges(): string {
  const steps = Array.from({ length: TEETH * 2 + 1 }, (_, index) => ({
    inward: index % 2 === 0,
    y: `${(index * 100) / (TEETH * 2)}%`,
  }));
  const right = steps.map(({ inward, y }) => `${inward ? `calc(100% - ${DEPTH})` : '100%'} ${y}`);
  const left = steps.map(({ inward, y }) => `${inward ? DEPTH : '0'} ${y}`).toReversed();
  return `polygon(${[...right, ...left].join(', ')})`;
}

export const ticket = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
  minBlockSize: '3.75rem',
  paddingBlock: vars.space[4],
  paddingInline: `18px ${vars.space[20]}`,
  color: vars.color.ok,
  backgroundColor: vars.color.okSoft,
  clipPath: tornEdges(),
  // Forced colours remove the background, so a border shows the ticket instead.
  '@media': { [media.forcedColors]: { clipPath: 'none', border: '1px dashed' } },
});

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '10px',
  minInlineSize: 0,
});

export const code = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: 800,
  letterSpacing: '0.04em',
  paddingBlockStart: '2px',
});

/** Lies inside the torn edges, because the clipped area receives no touches. */
export const action = style({ display: 'grid', alignItems: 'center', minBlockSize: vars.target.minimum });
