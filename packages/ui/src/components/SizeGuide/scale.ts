export type Unit = 'inches' | 'centimetres';

const CM_PER_INCH = 2.54;

/** What one tick of a long tape is worth; every fifth is long, every tenth has its number. */
const TICK: Readonly<Record<Unit, number>> = { inches: 1, centimetres: 2 };

/** A tape of fewer ticks, as for a foot, has finer ones. */
const FEW_TICKS = 20;

/** A measurement in `unit`, as a tailor reads it: whole centimetres, half inches. */
export function measure(centimetres: number, unit: Unit): number {
  return unit === 'inches' ? Math.round((centimetres / CM_PER_INCH) * 2) / 2 : Math.round(centimetres);
}

export interface TapeScale {
  /** Ticks on the whole tape, up to a long one. */
  ticks: number;
  /** The part of the tape that a measurement takes, 0 to 1. */
  share: number;
  /** The numbers that have room before the end of the measurement, each with its place, 0 to 1. */
  numbers: readonly { value: number; at: number }[];
}

/** Lays `centimetres` on a tape just long enough for `longest`. */
export function tapeScale(centimetres: number, longest: number, unit: Unit): TapeScale {
  const end = measure(longest, unit);
  const tick = end / TICK[unit] > FEW_TICKS ? TICK[unit] : TICK[unit] / 2;
  const ticks = Math.ceil(end / tick / 5) * 5;
  const taken = measure(centimetres, unit) / tick;
  // Three ticks are about the room of a number.
  const count = Math.max(0, Math.floor((taken - 3) / 10) + 1);
  return {
    ticks,
    share: taken / ticks,
    numbers: Array.from({ length: count }, (_, index) => ({
      value: index * 10 * tick,
      at: (index * 10) / ticks,
    })),
  };
}
