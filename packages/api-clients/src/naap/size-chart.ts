import * as v from 'valibot';

/** The measurements that a size chart can have. A shopper's naap has some of them (`BODY_MEASUREMENTS`). */
export const CHART_MEASUREMENTS = ['chest', 'waist', 'hip', 'foot', 'insideLeg', 'underBust'] as const;
export type ChartMeasurement = (typeof CHART_MEASUREMENTS)[number];

/** The shortest and the longest body that a size is made for, in whole mm. */
export type BodyRange = readonly [number, number];

export interface ChartSize {
  /** The value of the product's size option. */
  readonly size: string;
  readonly ranges: Readonly<Partial<Record<ChartMeasurement, BodyRange>>>;
}

/** The bodies that each size of a product is made for. */
export interface SizeChart {
  /** The most important first. Each size has a range of each. */
  readonly measurements: readonly [ChartMeasurement, ...ChartMeasurement[]];
  /** Smallest first. */
  readonly sizes: readonly ChartSize[];
}

const centimetres = v.pipe(v.number('must be a number of cm'), v.minValue(1), v.maxValue(300));
const range = v.pipe(
  v.strictTuple([centimetres, centimetres], 'must be the shortest and the longest body, in cm'),
  v.check(([from, to]) => from < to, 'must begin with the smaller number'),
  v.transform(([from, to]): BodyRange => [Math.round(from * 10), Math.round(to * 10)]),
);

/**
 * A size chart as a content file or the metafield `naap.size_chart` has it, with body ranges in cm:
 * `{ "measurements": ["chest", "waist"], "sizes": { "S": [[86, 90], [70, 74]], "M": [[90, 94], [74, 78]] } }`.
 */
export const sizeChartSchema = v.pipe(
  v.strictObject(
    {
      measurements: v.pipe(
        v.array(v.picklist(CHART_MEASUREMENTS, `must be one of ${CHART_MEASUREMENTS.join(', ')}`)),
        v.minLength(1, 'must have a measurement'),
        v.checkItems((name, index, all) => all.indexOf(name) === index, 'repeats a measurement'),
      ),
      sizes: v.record(v.string(), v.array(range, 'must be a list of ranges'), 'must be an object'),
    },
    'must be an object with measurements and sizes',
  ),
  v.check(({ sizes }) => Object.keys(sizes).length > 0, 'must have a size'),
  v.check(
    ({ measurements, sizes }) => Object.values(sizes).every(({ length }) => length === measurements.length),
    'must have one range for each measurement in each size',
  ),
  v.transform(({ measurements, sizes }): SizeChart => {
    const [first = 'chest', ...others] = measurements;
    // The keys of an object are no order: numbers come before other names.
    const smallestFirst = Object.entries(sizes).toSorted(
      ([, a], [, b]) =>
        a.map(([from], index) => from - (b[index]?.[0] ?? from)).find((difference) => difference !== 0) ?? 0,
    );
    return {
      measurements: [first, ...others],
      sizes: smallestFirst.map(([size, ranges]) => ({
        size,
        ranges: Object.fromEntries(ranges.map((bounds, index) => [measurements[index], bounds])),
      })),
    };
  }),
);

/** Parses the metafield of a product; null when it is malformed. */
export function parseSizeChart(json: string): SizeChart | null {
  try {
    const result = v.safeParse(sizeChartSchema, JSON.parse(json));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
