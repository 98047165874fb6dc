export type Unit = 'inches' | 'centimetres';

const CM_PER_INCH = 2.54;

/** Length of one tick of a long tape, in the unit. Every fifth tick is long, and every tenth has a number. */
const TICK: Readonly<Record<Unit, number>> = { inches: 1, centimetres: 2 };

/** A tape with fewer ticks, such as for a foot, has ticks of half the length. */
const FEW_TICKS = 20;

/** Converts a measurement to `unit`, rounded to whole centimetres or half inches. */
export function measure(centimetres: number, unit: Unit): number {
  return unit === 'inches' ? Math.round((centimetres / CM_PER_INCH) * 2) / 2 : Math.round(centimetres);
}

export interface TapeScale {
  /** Number of ticks on the tape, which ends with a long one. */
  ticks: number;
  /** The measurement's share of the tape, 0 to 1. */
  share: number;
  /** The numbers that fit before the end of the measurement, each with its position, 0 to 1. */
  numbers: readonly { value: number; at: number }[];
}

/** Returns the ticks and numbers of a tape for `centimetres`, with room for `longest`. */
export function tapeScale(centimetres: number, longest: number, unit: Unit): TapeScale {
  const end = measure(longest, unit);
  const tick = end / TICK[unit] > FEW_TICKS ? TICK[unit] : TICK[unit] / 2;
  const ticks = Math.ceil(end / tick / 5) * 5;
  const length = measure(centimetres, unit) / tick;
  // A number is about three ticks wide.
  const count = Math.max(0, Math.floor((length - 3) / 10) + 1);
  return {
    ticks,
    share: length / ticks,
    numbers: Array.from({ length: count }, (_, index) => ({
      value: index * 10 * tick,
      at: (index * 10) / ticks,
    })),
  };
}
