import * as v from 'valibot';
import { ApiError } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { type HttpCall, parseResponse, send } from '../http.ts';
import { wireLatitude, wireList, wireLongitude } from '../wire.ts';
import type { GeolocationFailure, LocationClient, LocationConfig, PositionPreset } from './types.ts';

const MESSAGES = ERROR_MESSAGES.location;

/** The browser's geolocation options for each preset (spec section 9), in milliseconds. */
const POSITION_OPTIONS: Readonly<Record<PositionPreset, PositionOptions>> = {
  header: { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
  'address-form': { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
};

const MAX_PLACES = 5;

/** Result types to ignore: restricted to a country, the service returns the country itself when it finds nothing. */
const TOO_COARSE: ReadonlySet<string> = new Set(['country', 'administrative_area_level_1']);

/** Creates the client of the browser's geolocation, the maps service and the IP-info service (spec section 7). */
export function createLocationClient(config: LocationConfig): LocationClient {
  const { geolocation = () => globalThis.navigator?.geolocation, fetch, timeoutMs } = config;

  async function lookUp(call: Pick<HttpCall, 'url' | 'signal' | 'failure'>): Promise<unknown> {
    const response = await send({ ...call, fetch, timeoutMs });
    if (!response.ok) throw new ApiError(call.failure, { kind: 'http', status: response.status });
    return response.body;
  }

  async function geocode<Result extends v.GenericSchema>(
    result: Result,
    params: Readonly<Record<string, string>>,
    { signal, failure }: Pick<HttpCall, 'signal' | 'failure'>,
  ): Promise<readonly v.InferOutput<Result>[]> {
    const url = withParams(config.mapsUrl, { ...params, key: config.mapsKey });
    const response = parseResponse(GeocodeResponse, await lookUp({ url, signal, failure }), failure);
    if (response.status !== 'OK' && response.status !== 'ZERO_RESULTS') {
      throw new ApiError(failure, { kind: 'http', code: response.status, detail: response.error_message });
    }
    return parseResponse(wireList(result), response.results, failure);
  }

  return {
    // No time-out of our own: the browser's time-out starts after the shopper has answered the permission prompt.
    getPosition(preset, { signal } = {}) {
      const messages = MESSAGES.getPosition[preset];
      return new Promise((resolve, reject) => {
        const fail = (code: GeolocationFailure, cause?: unknown) =>
          reject(new ApiError(messages[code], { kind: 'geolocation', code, cause }));
        const abort = () =>
          reject(new ApiError(messages.other, { kind: 'aborted', code: 'other', cause: signal?.reason }));
        const browser = geolocation();
        if (!browser) return fail('unsupported');
        if (signal?.aborted) return abort();
        signal?.addEventListener('abort', abort, { once: true });
        browser.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
          (error) => fail(failureOf(error), error),
          POSITION_OPTIONS[preset],
        );
      });
    },

    async reverseGeocode({ latitude, longitude }, { signal } = {}) {
      const call = { signal, failure: MESSAGES.reverseGeocode };
      const [best] = await geocode(FormattedAddress, { latlng: `${latitude},${longitude}` }, call);
      if (!best) throw new ApiError(MESSAGES.noAddress, { kind: 'http', code: 'ZERO_RESULTS' });
      return best.formatted_address;
    },

    async findPlaces(text, { signal } = {}) {
      const call = { signal, failure: MESSAGES.findPlaces };
      const found = await geocode(FoundPlace, { address: text, components: 'country:IN' }, call);
      const places = found
        .filter(({ types }) => !types.some((type) => TOO_COARSE.has(type)))
        .slice(0, MAX_PLACES)
        .map(({ formatted_address: address, geometry: { location } }) => ({
          address,
          coordinates: { latitude: location.lat, longitude: location.lng },
        }));
      if (places.length === 0) throw new ApiError(MESSAGES.noPlace, { kind: 'http', code: 'ZERO_RESULTS' });
      return places;
    },

    async locateByIp({ signal } = {}) {
      const failure = MESSAGES.locateByIp;
      const url = withParams(config.ipInfoUrl, { token: config.ipInfoToken });
      return parseResponse(IpInfoResponse, await lookUp({ url, signal, failure }), failure);
    },
  };
}

const text = v.string();

const GeocodeResponse = v.object({
  status: text,
  results: v.optional(wireList(v.unknown()), []),
  error_message: v.optional(text),
});

const FormattedAddress = v.object({ formatted_address: v.pipe(text, v.nonEmpty()) });

const FoundPlace = v.object({
  ...FormattedAddress.entries,
  types: v.optional(v.array(text), []),
  geometry: v.object({ location: v.object({ lat: wireLatitude, lng: wireLongitude }) }),
});

const IpInfoResponse = v.pipe(
  v.object({
    loc: v.pipe(
      text,
      v.regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/),
      v.transform((loc) => loc.split(',').map(Number)),
      v.tuple([wireLatitude, wireLongitude]),
    ),
    city: v.nullish(text, ''),
    region: v.nullish(text, ''),
    country: v.nullish(text, ''),
  }),
  v.transform(({ loc: [latitude, longitude], city, region, country }) => ({
    address: [city, region, country].filter((part) => part !== '').join(', '),
    coordinates: { latitude, longitude },
    city,
    region,
    country,
  })),
  v.check(({ address }) => address !== '', 'no city, region or country'),
);

/** Maps the numeric code of a GeolocationPositionError. */
function failureOf({ code }: GeolocationPositionError): GeolocationFailure {
  if (code === 1) return 'denied';
  if (code === 2) return 'unavailable';
  return code === 3 ? 'timeout' : 'other';
}

function withParams(url: string, params: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size > 0 ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}
