import { style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { focusRingInset, pressed, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.minimum,
  blockSize: vars.target.minimum,
  borderRadius: vars.radius.tile,
  transition: stateTransition('background-color'),
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { backgroundColor: vars.color.sunk } } },
    [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
  selectors: {
    // Drawn inward, because an outer ring would cover the number.
    '&:focus-visible': focusRingInset,
    '&:active:not([aria-disabled])': {
      backgroundColor: vars.color.table,
      transitionDuration: vars.duration.press,
    },
    '&[aria-disabled]': {
      color: vars.color.disabledText,
      backgroundColor: vars.color.table,
      cursor: 'not-allowed',
    },
  },
});

/** Only the icon moves when pressed, because a moving background would leave the border. */
export const glyph = style({
  selectors: { [`${step}:active:not([aria-disabled]) &`]: pressed },
});

export const quantity = style({
  ...type.body,
  fontWeight: weight.heavy,
  minInlineSize: '1.75rem',
  paddingBlockStart: '2px',
  textAlign: 'center',
});
