import * as v from 'valibot';

/** The body measurements that a shopper can enter. Chest, waist and hip are girths; foot is the length of a foot. */
export const BODY_MEASUREMENTS = ['chest', 'waist', 'hip', 'foot'] as const;
export type BodyMeasurement = (typeof BODY_MEASUREMENTS)[number];

/** The shortest and longest value of each measurement, in mm. */
export const MEASUREMENT_LIMITS: Readonly<Record<BodyMeasurement, readonly [number, number]>> = {
  chest: [600, 1600],
  waist: [500, 1600],
  hip: [600, 1700],
  foot: [180, 340],
};

export const FIT_PREFERENCES = ['close', 'regular', 'loose'] as const;
export type FitPreference = (typeof FIT_PREFERENCES)[number];

/** What would fit better than a size that fits. */
export const SIZE_WISHES = ['same', 'larger', 'smaller'] as const;

/** The largest number of sizes that a shopper can say to fit. */
export const MAX_KNOWN_SIZES = 10;

const word = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  // In characters, as the shop API counts them.
  v.check((text) => Array.from(text).length <= 80),
);

const millimetres = (name: BodyMeasurement) => {
  const [shortest, longest] = MEASUREMENT_LIMITS[name];
  // The messages leave out the value: the shop API puts them into responses.
  const outside = `must be from ${shortest} to ${longest} mm`;
  return v.optional(
    v.pipe(
      v.number(),
      v.integer('must be a whole number of mm'),
      v.minValue(shortest, outside),
      v.maxValue(longest, outside),
    ),
  );
};

/** A shopper's measurements, as they are stored on the device and sent to the shop API. Lengths are in whole mm. */
export const naapSchema = v.object({
  measurements: v.object({
    chest: millimetres('chest'),
    waist: millimetres('waist'),
    hip: millimetres('hip'),
    foot: millimetres('foot'),
  }),
  preference: v.picklist(FIT_PREFERENCES),
  /** The unit in which lengths are shown. */
  unit: v.picklist(['cm', 'inch']),
  /** Sizes that the shopper says to fit, newest first. `gender` is a tag of the product, such as 'Women'. */
  known_sizes: v.pipe(
    v.array(
      v.object({
        brand: word,
        kind: word,
        gender: v.nullable(word),
        size: word,
        wish: v.picklist(SIZE_WISHES),
      }),
    ),
    v.maxLength(MAX_KNOWN_SIZES),
    v.readonly(),
  ),
});

export type Naap = v.InferOutput<typeof naapSchema>;
export type KnownSize = Naap['known_sizes'][number];

/** Parses stored or received measurements; null when they are malformed. */
export function parseNaap(value: unknown): Naap | null {
  const result = v.safeParse(naapSchema, value);
  return result.success ? result.output : null;
}
