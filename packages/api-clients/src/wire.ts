/** Shapes that replies of several remotes share. Private. */
import * as v from 'valibot';

/** An id, sent as text or as a whole number. */
export const wireId = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

export const wireLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const wireLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** The storefront answers at most 250 of anything; the backend, fewer. */
const MAX_ITEMS = 250;

/** A list. Its length is checked before any item is, so that a huge one costs nothing. */
export function wireList<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(v.unknown()), v.maxLength(MAX_ITEMS), v.array(item));
}
