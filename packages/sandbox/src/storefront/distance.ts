export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres. */
export function distance(a: Coordinates, b: Coordinates): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const haversine = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
