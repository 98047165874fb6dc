import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Returns recipe variants, one for each step of the space scale, that set `property`. */
export function gaps(property: 'rowGap' | 'columnGap' | 'gap' | 'padding') {
  const step = (value: string): StyleRule => ({ [property]: value });
  return {
    0: step(vars.space[0]),
    2: step(vars.space[2]),
    4: step(vars.space[4]),
    8: step(vars.space[8]),
    12: step(vars.space[12]),
    16: step(vars.space[16]),
    20: step(vars.space[20]),
    24: step(vars.space[24]),
    32: step(vars.space[32]),
    48: step(vars.space[48]),
    72: step(vars.space[72]),
  };
}
