import { normalizeDigits } from '@naap/api-clients/typed-numbers';

export type LengthUnit = 'cm' | 'inch';

const MM_PER_UNIT: Readonly<Record<LengthUnit, number>> = { cm: 10, inch: 25.4 };

/** The distance between two values of the slider, and of the Page keys, in the unit. */
export const STEPS: Readonly<Record<LengthUnit, { readonly step: number; readonly page: number }>> = {
  cm: { step: 0.5, page: 5 },
  inch: { step: 0.25, page: 2 },
};

/** The shortest and the longest length, in whole mm. Both are included. */
export type LengthLimits = readonly [shortest: number, longest: number];

/** Returns a length in whole mm. */
export const toMillimetres = (length: number, unit: LengthUnit): number =>
  Math.round(length * MM_PER_UNIT[unit]);

/** Returns a length in the unit, as exactly as mm can tell: 36.25 inches for 921 mm, 36.2 for 920 mm. */
export function toUnit(millimetres: number, unit: LengthUnit): number {
  const length = millimetres / MM_PER_UNIT[unit];
  const onStep = nearestStep(length, unit);
  return toMillimetres(onStep, unit) === millimetres ? onStep : Math.round(length * 10) / 10;
}

/** Returns the value of the slider that is nearest to a length in the unit. */
export const nearestStep = (length: number, unit: LengthUnit): number =>
  Math.round(length / STEPS[unit].step) * STEPS[unit].step;

/** Returns the first and the last value of the slider within the limits, in the unit. */
export function stepLimits([shortest, longest]: LengthLimits, unit: LengthUnit): LengthLimits {
  const { step } = STEPS[unit];
  return [
    Math.ceil(shortest / MM_PER_UNIT[unit] / step) * step,
    Math.floor(longest / MM_PER_UNIT[unit] / step) * step,
  ];
}

/** Parses a typed length, in the digits of any script: '92,5', '92.5 cm', '९२'. null when it is no number or exceeds the limits. */
export function parseLength(
  text: string,
  unit: LengthUnit,
  [shortest, longest]: LengthLimits,
): number | null {
  const [, number] =
    /^(\d{1,4}(?:[.,\u066b\uff0e\uff0c]\d*)?)\s*\D*$/.exec(normalizeDigits(text).trim()) ?? [];
  if (number === undefined) return null;
  const millimetres = toMillimetres(Number(number.replace(/[^\d.]/, '.')), unit);
  return millimetres < shortest || millimetres > longest ? null : millimetres;
}

/** The marks of a tape: the distance of short and of long ticks in the unit, and the width of a unit in rem. Long ticks are numbered. */
interface TapeMarks {
  readonly minor: number;
  readonly major: number;
  readonly rem: number;
  /** The ends of the tape, in the unit. Both have a long tick. */
  readonly start: number;
  readonly end: number;
}

/** The width of a cm on the tape of a girth, and on that of a shorter measurement such as a foot, in rem. */
const REM_PER_CM = { girth: 0.625, short: 1.5 } as const;
const LONGEST_SHORT_RANGE_MM = 300;

/** Returns the marks of the tape for these limits. */
export function tapeMarks(limits: LengthLimits, unit: LengthUnit): TapeMarks {
  const [shortest, longest] = limits;
  const isShort = longest - shortest < LONGEST_SHORT_RANGE_MM;
  const { step } = STEPS[unit];
  const [minor, major] = unit === 'cm' && !isShort ? [1, 5] : [step, 1];
  const perUnit = MM_PER_UNIT[unit];
  return {
    minor,
    major,
    rem: (REM_PER_CM[isShort ? 'short' : 'girth'] * perUnit) / MM_PER_UNIT.cm,
    start: Math.floor(shortest / perUnit / major) * major,
    end: Math.ceil(longest / perUnit / major) * major,
  };
}
