import { digitsIn } from '@naap/api-clients/typed-numbers';

/** A range of whole numbers. Both ends are inclusive; null is no limit. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** About how many positions a slider has. */
const POSITIONS = 100;

/** Returns a scale of round numbers that includes both ends: 199 to 12,349 becomes 0 to 12,400 in steps of 200. */
export function sliderScale({ min, max }: { readonly min: number; readonly max: number }): Scale {
  const exact = Math.max((max - min) / POSITIONS, 1);
  const power = 10 ** Math.floor(Math.log10(exact));
  const step = ([1, 2, 5].find((factor) => factor * power >= exact) ?? 10) * power;
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step };
}

export function clamped(value: number, { min, max }: Scale): number {
  return Math.min(Math.max(value, min), max);
}

/** Returns the ends from low to high. */
export function ordered({ min, max }: NumberRange): NumberRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** The largest number that a URL keeps. */
const MAX_WHOLE = 999_999_999;

/** Parses a typed whole number, in the digits of any script. Other characters and decimals are ignored; null without digits. */
export function parseWhole(text: string): number | null {
  const [whole = ''] = text.split(/[.\u066b\uff0e]/);
  const digits = digitsIn(whole);
  return digits === '' ? null : Math.min(Number(digits), MAX_WHOLE);
}
