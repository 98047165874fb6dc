import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A faint two by two weave. */
const weave = 'rgb(255 255 255 / 2.8%) 25%, transparent 0 50%, rgb(255 255 255 / 2.8%) 0 75%, transparent 0';

/** The dark cloth surface of the hero, the banners and the sign-in screen. */
export const cloth = {
  color: vars.color.onCloth,
  background: `conic-gradient(${weave}) 0 0 / 4px 4px ${vars.color.cloth}`,
} satisfies StyleRule;
