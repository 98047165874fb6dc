import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { type } from '../../css/type.ts';
import { focusRingInset, onHover, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const CELL = '3.5rem';

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });

/** Scrolls when the sizes need more room than there is. */
export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: CELL,
});

/** Five ticks a size (`--sizes` of them), so that the long ones stand on the edges of the cells. */
export const strip = style({
  ...tape({ unit: `calc(100% / (5 * var(--sizes)))`, minor: '8px', major: '17px' }),
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${CELL}, 1fr)`,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  blockSize: '3.875rem',
  '@media': {
    [media.motionAllowed]: { animation: `${draw} ${vars.duration.draw} ${vars.ease.out} both` },
  },
});

export const cell = recipe({
  base: {
    ...type.button,
    position: 'relative',
    minInlineSize: CELL,
    paddingInline: vars.space[12],
    paddingBlockStart: '14px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: vars.color.tapeInk,
    transition: stateTransition('background-color', 'color'),
    selectors: { '&:focus-visible': focusRingInset },
  },
  variants: {
    state: {
      open: {
        selectors: { '&:active': { backgroundColor: vars.color.tapePressed } },
        ...onHover({ selectors: { '&:hover': { backgroundColor: vars.color.tapePressed } } }),
      },
      chosen: { backgroundColor: vars.color.tapeInk, color: vars.color.tape },
      unavailable: {
        cursor: 'not-allowed',
        selectors: {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: vars.space[12],
            // Through the middle of the letters.
            insetBlockStart: 'calc(50% + 6px)',
            borderBlockStart: `2px solid ${vars.color.tapeInk}`,
          },
        },
      },
    },
  },
});

export const faded = style({ opacity: 0.62 });
