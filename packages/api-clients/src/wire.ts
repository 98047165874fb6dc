/** Shapes that replies of several remotes share. Private. */
import * as v from 'valibot';

/** An id, sent as text or as a whole number. */
export const wireId = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

export const wireLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const wireLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
