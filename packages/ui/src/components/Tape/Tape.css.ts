import { recipe, style } from '../../css/component.ts';
import { drawnOnce } from '../../css/draw.css.ts';
import { tape } from '../../css/tape.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const strip = recipe({
  base: { inlineSize: '100%', ...tape({ unit: '13px' }) },
  variants: {
    size: {
      thin: { blockSize: '9px', ...tape({ unit: '6px', minor: '4px', major: null }) },
      regular: { blockSize: '20px' },
      tall: {
        minBlockSize: '44px',
        // Keeps the text below the long ticks.
        paddingBlock: '19px 4px',
        paddingInline: vars.space[12],
        ...tape({ unit: '13px', minor: '7px', major: '13px' }),
      },
    },
    draws: { true: drawnOnce, false: {} },
  },
  defaultVariants: { size: 'regular', draws: false },
});

/** Keeps the tape yellow in forced colours, so that its length is visible. */
const keepsColour = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } } as const;

export const track = style({
  inlineSize: '100%',
  blockSize: '12px',
  backgroundColor: vars.color.table,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

/** The whole tape, which is clipped to the value. By default it has sixty ticks, so that in a countdown of a minute a tick is one second. */
export const length = style({
  ...keepsColour,
  ...tape({ unit: 'calc((100% - 1px) / var(--ticks, 60))', major: null }),
  blockSize: '100%',
  transition: `clip-path ${vars.duration.state} ${vars.ease.out}`,
});

export const segments = style({ display: 'flex', gap: '2px', inlineSize: '100%', blockSize: '6px' });

export const segment = style({
  flex: 1,
  minInlineSize: 0,
  backgroundColor: vars.color.table,
  selectors: {
    '&[data-segment=current]': { ...keepsColour, ...tape({ unit: '6px', minor: '4px', major: null }) },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
