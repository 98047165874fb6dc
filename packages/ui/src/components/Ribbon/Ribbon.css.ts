import type { StyleRule } from '@vanilla-extract/css';
import { style } from '../../css/component.ts';
import { wide } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The swing tag; a component whose label is a swing tag on some viewports only spreads it. */
export const ribbonRule = {
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: '6px 18px 4px 12px',
  color: vars.color.onChalk,
  backgroundColor: vars.color.chalk,
  fontSize: '1rem',
  lineHeight: '1.25rem',
  ...wide,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 8px) 50%, 100% 100%, 0 100%)',
} as const satisfies StyleRule;

export const ribbon = style({
  ...ribbonRule,
  '@media': { [media.forcedColors]: { border: '1px solid', clipPath: 'none' } },
});
