import type { Content } from './schema.ts';

export type Delivery = Content['delivery'];

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EARTH_RADIUS_KM = 6371;

/** Returns the first time at or after `time` at which the store is open. Times are in ms since the epoch. */
export function openingAfter(time: number, { hours, timeZone }: Delivery): number {
  if (!hours) return time;
  const midnight = Math.floor(localTime(time, timeZone) / DAY_MS) * DAY_MS;
  // From the day before, whose hours can end after midnight.
  for (let date = midnight - DAY_MS; ; date += DAY_MS) {
    const day = hours[new Date(date).getUTCDay()];
    if (day && time < timeOf(date + day.closes * MINUTE_MS, timeZone))
      return Math.max(time, timeOf(date + day.opens * MINUTE_MS, timeZone));
  }
}

/** Returns when an order placed at `time` is at the door. Times are in ms since the epoch. */
export function arrivalOf(time: number, delivery: Delivery): number {
  return openingAfter(time, delivery) + delivery.minutes * MINUTE_MS;
}

/** Returns when the day of the store began that contains `time`. Times are in ms since the epoch. */
export function dayStart(time: number, { timeZone }: Pick<Delivery, 'timeZone'>): number {
  return timeOf(Math.floor(localTime(time, timeZone) / DAY_MS) * DAY_MS, timeZone);
}

/** Returns the nearest delivery area and the distance to its edge, which is 0 inside it; undefined when the store has no areas. */
export function nearestArea(
  point: Point,
  { areas = [] }: Pick<Delivery, 'areas'>,
): { readonly label: string; readonly distanceKm: number } | undefined {
  return areas
    .map(({ label, centre, radiusKm }) => ({
      label,
      distanceKm: Math.max(0, distanceKm(point, centre) - radiusKm),
    }))
    .sort((first, second) => first.distanceKm - second.distanceKm)[0];
}

/** Returns the great-circle distance by the haversine formula. */
function distanceKm(from: Point, to: Point): number {
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const haversine =
    sine(to.latitude - from.latitude) +
    cosine(from.latitude) * cosine(to.latitude) * sine(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** Returns the wall-clock time of a time zone as if it were UTC, in whole seconds as ms since the epoch. */
function localTime(time: number, timeZone: string): number {
  // Swedish dates are written as in ISO 8601: '2026-11-21 18:12:00'.
  return Date.parse(`${new Date(time).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
}

/** Returns the first time at which a time zone's clocks show `local`. A wall-clock time that a change of the clocks skips is moved by that change. */
function timeOf(local: number, timeZone: string): number {
  const timeWithOffsetAt = (time: number) => local - (localTime(time, timeZone) - time);
  const before = timeWithOffsetAt(local - DAY_MS);
  const after = timeWithOffsetAt(local + DAY_MS);
  const first = Math.min(before, after);
  return localTime(first, timeZone) === local ? first : Math.max(before, after);
}
