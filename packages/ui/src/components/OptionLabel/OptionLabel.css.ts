import { keyframes } from '@vanilla-extract/css';
import { style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  // Breaks a long value without spaces instead of widening the page.
  overflowWrap: 'anywhere',
});

/** Not the font weight, whose animation needs a layout in every frame (docs/decisions/interactions.md). */
const pulse = keyframes({ '50%': { opacity: 0.6 } });

export const hint = style({
  ...type.small,
  color: vars.color.rani,
  fontWeight: weight.heavy,
  selectors: {
    '&[data-in-view]': {
      // At most 5 s, after which people need a way to stop it (WCAG 2.2.2).
      '@media': { [media.motionAllowed]: { animation: `${pulse} 900ms ease-in-out 5` } },
    },
  },
});
