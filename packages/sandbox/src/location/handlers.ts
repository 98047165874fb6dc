import { findLocalities, type Locality, nearestLocality } from './localities.ts';

export const geocodePath = '/maps/api/geocode/json';
export const ipInfoPath = '/ipinfo/json';

/** Returns a house number from 1 to 180 that depends on the coordinates alone. */
const houseNumber = (latitude: number, longitude: number): number =>
  1 + (Math.abs(Math.round(latitude * 1e4) * 31 + Math.round(longitude * 1e4)) % 180);

/**
 * Responds as the geocoding service: `GET /maps/api/geocode/json?key=` with `latlng=`, or with `address=` and optionally
 * `components=country:IN`. The status is in the body, as in the real service: REQUEST_DENIED without a key, INVALID_REQUEST for invalid
 * coordinates or an empty address, ZERO_RESULTS outside India and for unknown places, else OK.
 */
export async function geocode(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.get('key')) return refuse('REQUEST_DENIED', 'You must use an API key.');
  const address = searchParams.get('address');
  return address === null
    ? reverseGeocode(searchParams.get('latlng') ?? '')
    : findAddress(address, searchParams.get('components') ?? '');
}

const refuse = (status: string, message: string): Response =>
  Response.json({ status, error_message: message, results: [] });

const answer = (results: readonly object[]): Response =>
  Response.json({ status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results });

function reverseGeocode(latlng: string): Response {
  const [latitude, longitude] = coordinatesIn(latlng);
  if (latitude === undefined || longitude === undefined) {
    return refuse('INVALID_REQUEST', "Invalid 'latlng' parameter: expected latitude,longitude.");
  }
  if (latitude < 6 || latitude > 37.5 || longitude < 68 || longitude > 97.5) return answer([]);
  const locality = nearestLocality(latitude, longitude);
  return answer([
    {
      ...resultOf(locality, 'street_address', { latitude, longitude }),
      formatted_address: `${houseNumber(latitude, longitude)} ${formattedAddress(locality)}`,
    },
  ]);
}

function findAddress(address: string, components: string): Response {
  if (address.trim() === '') return refuse('INVALID_REQUEST', "Invalid 'address' parameter: it is empty.");
  const country = /(?:^|\|)country:([^|]*)/.exec(components)?.[1];
  if (country !== undefined && !/^(in|india)$/i.test(country)) return answer([]);
  const { localities, precision } = findLocalities(address);
  if (localities.length > 0)
    return answer(localities.map((locality) => resultOf(locality, precision, locality)));
  // The real service returns the country when the search is restricted to it and finds nothing.
  return answer(country === undefined ? [] : [india]);
}

const india = {
  formatted_address: 'India',
  place_id: 'sandbox-india',
  types: ['country', 'political'],
  geometry: { location: { lat: 20.5937, lng: 78.9629 }, location_type: 'APPROXIMATE' },
  address_components: [{ long_name: 'India', short_name: 'IN', types: ['country', 'political'] }],
};

function formattedAddress({ area, city, state, postalCode }: Locality): string {
  return `${[...new Set([...area.split(', '), city])].join(', ')}, ${state} ${postalCode}, India`;
}

function resultOf(
  locality: Locality,
  type: string,
  { latitude, longitude }: { latitude: number; longitude: number },
) {
  const { city, state, postalCode } = locality;
  return {
    formatted_address: formattedAddress(locality),
    place_id: `sandbox-${latitude.toFixed(4)}-${longitude.toFixed(4)}`,
    types: [type],
    geometry: {
      location: { lat: latitude, lng: longitude },
      location_type: type === 'street_address' ? 'ROOFTOP' : 'GEOMETRIC_CENTER',
    },
    address_components: [
      { long_name: city, short_name: city, types: ['locality', 'political'] },
      { long_name: state, short_name: state, types: ['administrative_area_level_1', 'political'] },
      { long_name: 'India', short_name: 'IN', types: ['country', 'political'] },
      { long_name: postalCode, short_name: postalCode, types: ['postal_code'] },
    ],
  };
}

function coordinatesIn(text: string): readonly number[] {
  const match = /^(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  return match ? match.slice(1).map(Number) : [];
}

/** Responds as the IP-location service: `GET /ipinfo/json`. The location is always Bandra, Mumbai. */
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
