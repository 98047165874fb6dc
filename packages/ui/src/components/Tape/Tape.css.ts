import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });

export const strip = recipe({
  base: { inlineSize: '100%', ...tape({ unit: '13px' }) },
  variants: {
    size: {
      thin: { blockSize: '9px', ...tape({ unit: '6px', minor: '4px', major: null }) },
      regular: { blockSize: '20px' },
      tall: {
        minBlockSize: '44px',
        display: 'flex',
        alignItems: 'flex-end',
        ...tape({ unit: '13px', minor: '7px', major: '13px' }),
      },
    },
    draws: {
      true: {
        '@media': {
          [media.motionAllowed]: { animation: `${draw} ${vars.duration.draw} ${vars.ease.out} backwards` },
        },
      },
      false: {},
    },
  },
  defaultVariants: { size: 'regular', draws: false },
});

export const track = style({ inlineSize: '100%', blockSize: '12px', backgroundColor: vars.color.table });

/** The whole length of tape, of which the component shows a part. Sixty ticks: a minute reads as one. */
export const length = style({
  blockSize: '100%',
  ...tape({ unit: 'calc((100% - 1px) / 60)', major: null }),
  transition: `clip-path ${vars.duration.state} ${vars.ease.out}`,
});

export const segments = style({ display: 'flex', gap: '2px', inlineSize: '100%', blockSize: '6px' });

export const segment = recipe({
  base: { flex: 1, minInlineSize: 0, backgroundColor: vars.color.table },
  variants: { current: { true: tape({ unit: '6px', minor: '4px', major: null }), false: {} } },
});
