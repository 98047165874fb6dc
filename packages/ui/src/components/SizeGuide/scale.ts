export type Unit = 'inches' | 'centimetres';

/** The shortest and the longest body of a size, in mm. */
export type Range = readonly [number, number];

/** A unit in mm. */
const UNIT: Readonly<Record<Unit, number>> = { inches: 25.4, centimetres: 10 };

/** Lengths below it, such as of a foot, are rounded to a tenth of the unit, because sizes differ by less than 1 cm. In mm. */
const SHORT = 400;

/** Length of one tick of a long tape, in the unit. Every fifth tick is long, and every tenth has a number. */
const TICK: Readonly<Record<Unit, number>> = { inches: 1, centimetres: 2 };

/** A tape with fewer ticks, such as for a foot, has ticks of half the length. */
const FEW_TICKS = 20;

/** Width of a number with its distance to a mark, as a share of the tape on the narrowest phone. */
const NUMBER = 0.1;

/** Converts a measurement in mm to `unit`, rounded to whole centimetres or half inches, and a short one to tenths. */
export function measure(millimetres: number, unit: Unit): number {
  const length = millimetres / UNIT[unit];
  const parts = millimetres < SHORT ? 10 : unit === 'inches' ? 2 : 1;
  return Math.round(length * parts) / parts;
}

/** Returns the bodies of a size in `unit`: '90–98'. */
export function formatRange([from, to]: Range, unit: Unit): string {
  return [...new Set([measure(from, unit), measure(to, unit)])].join('–');
}

export interface TapeScale {
  /** Number of ticks on the tape, which ends with a long one. */
  ticks: number;
  /** The shares of the tape, 0 to 1, up to the shortest and to the longest body. */
  shares: Range;
  /** The numbers that no body crosses, each with its position, 0 to 1. */
  numbers: readonly { value: number; at: number }[];
}

/** Returns the ticks and numbers of a tape for the bodies of a size, with room for `longest`, in mm. */
export function tapeScale([from, to]: Range, longest: number, unit: Unit): TapeScale {
  const end = measure(longest, unit);
  const tick = end / TICK[unit] > FEW_TICKS ? TICK[unit] : TICK[unit] / 2;
  const ticks = Math.ceil(end / tick / 5) * 5;
  const marks = [measure(from, unit) / tick, measure(to, unit) / tick] as const;
  const numbered = Array.from({ length: Math.ceil(marks[1] / 10) }, (_, index) => index * 10).filter((at) =>
    marks.every((mark) => mark <= at || mark >= at + ticks * NUMBER),
  );
  return {
    ticks,
    shares: [marks[0] / ticks, marks[1] / ticks],
    numbers: numbered.map((at) => ({ value: at * tick, at: at / ticks })),
  };
}
