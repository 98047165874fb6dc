import { keyframes } from '@vanilla-extract/css';
import { recipe } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderRadius: '50%',
    border: '3px solid currentColor',
    borderInlineEndColor: 'transparent',
    '@media': {
      // Forced colours make transparent borders visible, and the rotation of a closed ring cannot be seen.
      [media.forcedColors]: { borderInlineEndColor: 'Canvas' },
      [media.motionAllowed]: { animation: `${turn} 800ms linear infinite` },
    },
  },
  variants: {
    size: {
      20: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      40: { inlineSize: '2.5rem', blockSize: '2.5rem' },
    },
  },
  defaultVariants: { size: 20 },
});
