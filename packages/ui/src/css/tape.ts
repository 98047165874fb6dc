import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

interface TapeTicks {
  /** Distance between two ticks. Any CSS length; `calc(100% / 30)` divides the whole width into thirty. */
  unit?: string;
  minor?: string;
  /** Length of every fifth tick; null draws short ticks only. */
  major?: string | null;
  /** `tape` draws ink ticks on yellow; `chosen` draws yellow ticks on ink. */
  surface?: 'tape' | 'chosen';
}

const ticks = (colour: string, width: string, every: string) =>
  `repeating-linear-gradient(90deg, ${colour} 0 ${width}, transparent ${width} ${every})`;

/** Returns the style of a piece of inch tape: yellow, with ticks at the top edge. Spread it into a style. */
export function tape({
  unit = '8px',
  minor = '6px',
  major = '11px',
  surface = 'tape',
}: TapeTicks = {}): StyleRule {
  const [ink, ground] =
    surface === 'tape' ? [vars.color.tapeInk, vars.color.tape] : [vars.color.tape, vars.color.tapeInk];
  const layers =
    major === null ? [] : [{ image: ticks(ink, '1.5px', `calc(${unit} * 5)`), size: `100% ${major}` }];
  layers.push({ image: ticks(ink, '1px', unit), size: `100% ${minor}` });
  return {
    color: ink,
    backgroundColor: ground,
    backgroundImage: layers.map(({ image }) => image).join(', '),
    backgroundSize: layers.map(({ size }) => size).join(', '),
    backgroundRepeat: 'no-repeat',
  };
}
