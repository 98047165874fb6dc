/** Where a body is among the sizes of a chart. docs/decisions/measurements.md states the formula and the source of each number. */
import {
  BODY_MEASUREMENTS,
  type BodyMeasurement,
  type BodyRange,
  type ChartMeasurement,
  type ChartSize,
  type FitPreference,
  type KnownSize,
  type Naap,
  type SizeChart,
} from '@naap/api-clients/naap';
import type { KnownBody } from './size-advice.ts';

// Lengths are in mm of a girth. Those of a foot are a sixth, as its steps from size to size are.
const FOOT = 1 / 6;
/** Added to a measured body. */
const EASE: Readonly<Record<FitPreference, number>> = { close: -20, regular: 0, loose: 20 };
/** The standard deviation of a measurement. A chart excludes a body that is more than twice as far outside of a range. */
const ERROR = 17;
export const TOLERANCE = 2 * ERROR;
/** The standard deviations of a shopper's shift in a brand and kind, and of a measurement that is not known. */
const SHIFT_SD = 32;
const UNKNOWN_SD = 60;
/** The weight of each further measurement relative to the one before. */
const WEIGHT_RATIO = 0.5;

const isBodyMeasurement = (name: ChartMeasurement): name is BodyMeasurement =>
  (BODY_MEASUREMENTS as readonly ChartMeasurement[]).includes(name);
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const middle = ([from, to]: BodyRange) => (from + to) / 2;
const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Returns estimated ranges of the body of a shopper whom a size of another chart fits; null when that chart does not have the size. */
export function bodyFromKnownSize(
  { sizes }: SizeChart,
  name: string,
  wish: KnownSize['wish'],
): ChartSize['ranges'] | null {
  const known = sizes.find(({ size }) => size === name);
  if (known === undefined) return null;
  // A shopper who wants a larger size has a body at the upper end of this one.
  const share = { smaller: -0.5, same: 0, larger: 0.5 }[wish];
  return Object.fromEntries(
    Object.entries(known.ranges).map(([measurement, [from, to]]) => {
      const shift = (to - from) * share;
      return [measurement, [from + shift, to + shift]];
    }),
  );
}

/** A measurement of the chart's sizes as a scale on which size `i` is from `i` to `i + 1`. */
interface Scale {
  readonly measurement: BodyMeasurement;
  readonly weight: number;
  readonly ranges: readonly BodyRange[];
  /** The mean distance from one size to the next, in mm. */
  readonly step: number;
  /** A mm of a girth: 1, or `FOOT`. */
  readonly mm: number;
  position(value: number): number;
}

function createScale(
  measurement: BodyMeasurement,
  sizes: readonly ChartSize[],
  weight: number,
): readonly Scale[] {
  const ranges = sizes.flatMap((size) => {
    const range = size.ranges[measurement];
    return range === undefined ? [] : [range];
  });
  const [first] = ranges;
  if (first === undefined || ranges.length !== sizes.length) return [];
  // Gaps and overlaps are divided at their middle. A limit that is not above the one before is raised.
  const limits: [number, ...number[]] = [first[0]];
  let highest = first[0];
  for (const [i, [, to]] of ranges.entries()) {
    highest = Math.max((to + (ranges[i + 1]?.[0] ?? to)) / 2, highest + 1);
    limits.push(highest);
  }
  const [lowest] = limits;
  const step = (highest - lowest) / ranges.length;
  return [
    {
      measurement,
      weight,
      ranges,
      step,
      mm: measurement === 'foot' ? FOOT : 1,
      position(value) {
        const size = limits.findLastIndex((limit) => limit <= value);
        if (size === -1) return (value - lowest) / step;
        const from = limits[size] ?? lowest;
        return size + (value - from) / ((limits[size + 1] ?? from + step) - from);
      },
    },
  ];
}

/** Returns the chart's sizes, smallest first, and the scales of the measurements that a shopper can enter, the most important first. */
export function readChart({ measurements, sizes }: SizeChart) {
  const size = ({ ranges }: ChartSize) => middle(ranges[measurements[0]] ?? [0, 0]);
  const sorted = sizes.toSorted((a, b) => size(a) - size(b));
  return {
    names: sorted.map(({ size }) => size),
    scales: measurements
      .filter(isBodyMeasurement)
      .flatMap((measurement, index) => createScale(measurement, sorted, WEIGHT_RATIO ** index)),
  };
}

/** A measurement of the shopper, or an estimate of it by a known size. */
export interface Body {
  readonly scale: Scale;
  /** The measurement with the ease that the shopper likes, in mm. */
  readonly value: number;
  /** Its standard deviation, in steps. */
  readonly sd: number;
  readonly source: { readonly yours: number } | { readonly known: KnownBody };
}

export function bodyOn(
  scale: Scale,
  { measurements, preference }: Naap,
  knownBodies: readonly KnownBody[],
): readonly Body[] {
  const { measurement, step, mm } = scale;
  const yours = measurements[measurement];
  if (yours !== undefined)
    return [{ scale, value: yours + EASE[preference] * mm, sd: (ERROR * mm) / step, source: { yours } }];
  const known = knownBodies.find(({ ranges }) => ranges[measurement] !== undefined);
  const range = known?.ranges[measurement];
  if (known === undefined || range === undefined) return [];
  // The body is anywhere in the range, and the sizes of the other brand may be shifted. The known size has the ease that the shopper likes.
  const sd = Math.hypot((range[1] - range[0]) / Math.sqrt(12), SHIFT_SD * mm) / step;
  return [{ scale, value: middle(range), sd, source: { known } }];
}

/** Returns the position of the bodies among the sizes, with the standard deviation of the shopper's right size from it, in steps. */
export function locate(bodies: readonly [Body, ...Body[]], scales: readonly Scale[]) {
  const known = sum(bodies.map(({ scale }) => scale.weight));
  const unknown = 1 - known / sum(scales.map(({ weight }) => weight));
  const [{ scale: main }] = bodies;
  const shared = (Math.hypot(SHIFT_SD, unknown * UNKNOWN_SD) * main.mm) / main.step;
  return {
    position: sum(bodies.map(({ scale, value }) => (scale.weight / known) * scale.position(value))),
    sd: Math.hypot(shared, ...bodies.map((body) => (body.scale.weight / known) * body.sd)),
  };
}

/** Returns the length by which a body is above a range, or, negative, below it; 0 within the tolerance. */
export function excess({ scale, value }: Body, [from, to]: BodyRange) {
  const outside = value - clamp(value, from, to);
  return Math.abs(outside) > TOLERANCE * scale.mm ? outside : 0;
}
