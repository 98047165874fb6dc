import { nearestLocality } from './localities.ts';

export const geocodePath = '/maps/api/geocode/json';
export const ipInfoPath = '/ipinfo/json';

/** The house numbers of the sandbox run from 1 to 180 and stay with their coordinates. */
const houseNumber = (latitude: number, longitude: number): number =>
  1 + (Math.abs(Math.round(latitude * 1e4) * 31 + Math.round(longitude * 1e4)) % 180);

/**
 * The maps service: `GET /maps/api/geocode/json?latlng=&key=`. Status in the body, as the real one: REQUEST_DENIED without a
 * key, INVALID_REQUEST for what are no coordinates, ZERO_RESULTS outside India, else OK.
 */
export async function geocode(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const refuse = (status: string, message: string) =>
    Response.json({ status, error_message: message, results: [] });
  if (!searchParams.get('key')) return refuse('REQUEST_DENIED', 'You must use an API key.');
  const [latitude, longitude] = coordinatesIn(searchParams.get('latlng') ?? '');
  if (latitude === undefined || longitude === undefined) {
    return refuse('INVALID_REQUEST', "Invalid 'latlng' parameter: expected latitude,longitude.");
  }
  if (latitude < 6 || latitude > 37.5 || longitude < 68 || longitude > 97.5) {
    return Response.json({ status: 'ZERO_RESULTS', results: [] });
  }
  const { area, city, state, postalCode } = nearestLocality(latitude, longitude);
  const number = houseNumber(latitude, longitude);
  return Response.json({
    status: 'OK',
    results: [
      {
        formatted_address: `${number} ${[...new Set([...area.split(', '), city])].join(', ')}, ${state} ${postalCode}, India`,
        place_id: `sandbox-${latitude.toFixed(4)}-${longitude.toFixed(4)}`,
        types: ['street_address'],
        geometry: { location: { lat: latitude, lng: longitude }, location_type: 'ROOFTOP' },
        address_components: [
          { long_name: city, short_name: city, types: ['locality', 'political'] },
          { long_name: state, short_name: state, types: ['administrative_area_level_1', 'political'] },
          { long_name: 'India', short_name: 'IN', types: ['country', 'political'] },
          { long_name: postalCode, short_name: postalCode, types: ['postal_code'] },
        ],
      },
    ],
  });
}

function coordinatesIn(text: string): readonly number[] {
  const match = /^(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  return match ? match.slice(1).map(Number) : [];
}

/** The IP-info service: `GET /ipinfo/json`. Everyone is in Bandra. */
export async function ipInfo(): Promise<Response> {
  const { city, state, postalCode, latitude, longitude } = nearestLocality(19.0544, 72.8302);
  return Response.json({
    ip: '203.0.113.7',
    city,
    region: state,
    country: 'IN',
    loc: `${latitude},${longitude}`,
    postal: postalCode,
    timezone: 'Asia/Kolkata',
  });
}
