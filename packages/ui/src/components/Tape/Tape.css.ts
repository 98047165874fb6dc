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
        // The words hang below the long ticks.
        paddingBlock: '19px 4px',
        paddingInline: vars.space[12],
        ...tape({ unit: '13px', minor: '7px', major: '13px' }),
      },
    },
    draws: { true: drawnOnce, false: {} },
  },
  defaultVariants: { size: 'regular', draws: false },
});

/** In forced colours the tape stays yellow: its length is what there is to see. */
const keepsColour = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } } as const;

export const track = style({
  inlineSize: '100%',
  blockSize: '12px',
  backgroundColor: vars.color.table,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

/** The whole length of tape, of which the component shows a part. Sixty ticks: a minute reads as one. */
export const length = style({
  ...keepsColour,
  ...tape({ unit: 'calc((100% - 1px) / 60)', major: null }),
  blockSize: '100%',
  transition: `clip-path ${vars.duration.state} ${vars.ease.out}`,
});

export const segments = style({ display: 'flex', gap: '2px', inlineSize: '100%', blockSize: '6px' });

export const segment = recipe({
  base: {
    flex: 1,
    minInlineSize: 0,
    backgroundColor: vars.color.table,
    '@media': { [media.forcedColors]: { outline: '1px solid' } },
  },
  variants: {
    current: { true: { ...keepsColour, ...tape({ unit: '6px', minor: '4px', major: null }) }, false: {} },
  },
});
