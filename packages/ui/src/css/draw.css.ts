import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });

/** Animation that reveals a piece of tape from left to right, once. Spread it into a style. */
export const drawnOnce: StyleRule = {
  '@media': {
    [media.motionAllowed]: { animation: `${draw} ${vars.duration.draw} ${vars.ease.out} backwards` },
  },
};
