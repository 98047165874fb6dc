import { ApiError } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { loadOnCall } from '../load-on-call.ts';
import { lookUp, withParams } from './look-up.ts';
import type {
  GeolocationFailure,
  IpLocation,
  LocationClient,
  LocationConfig,
  PositionPreset,
} from './types.ts';

const MESSAGES = ERROR_MESSAGES.location;

/** The browser's geolocation options for each preset (spec section 9), in milliseconds. */
const POSITION_OPTIONS: Readonly<Record<PositionPreset, PositionOptions>> = {
  header: { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
  'address-form': { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
};

/** Creates the client of the browser's geolocation, the maps service and the IP-info service (spec section 7). */
export function createLocationClient(config: LocationConfig): LocationClient {
  const { geolocation = () => globalThis.navigator?.geolocation } = config;
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

    ...loadOnCall(async () => (await import('./geocoding.ts')).createGeocodingVerbs(config), {
      reverseGeocode: MESSAGES.reverseGeocode,
      findPlaces: MESSAGES.findPlaces,
    }),

    async locateByIp({ signal } = {}) {
      const failure = MESSAGES.locateByIp;
      const url = withParams(config.ipInfoUrl, { token: config.ipInfoToken });
      const location = readIpInfo(await lookUp(config, { url, signal, failure }));
      if (location) return location;
      throw new ApiError(failure, { kind: 'malformed', cause: new TypeError('The IP-info is malformed') });
    },
  };
}

/** Maps the numeric code of a GeolocationPositionError. */
function failureOf({ code }: GeolocationPositionError): GeolocationFailure {
  if (code === 1) return 'denied';
  if (code === 2) return 'unavailable';
  return code === 3 ? 'timeout' : 'other';
}

/**
 * Reads a response of the IP-info service; null when it is malformed. Without a schema, because each first visit of the home page reads this response
 * and no other, and the library of the schemas has 5 kB.
 */
function readIpInfo(body: unknown): IpLocation | null {
  const info: Readonly<Record<string, unknown>> = Object(body);
  const [city, region, country] = [info.city, info.region, info.country].map((text) => text ?? '');
  if (typeof city !== 'string' || typeof region !== 'string' || typeof country !== 'string') return null;
  const address = [city, region, country].filter((part) => part !== '').join(', ');
  const [, latitude = Number.NaN, longitude = Number.NaN] = (LOC.exec(String(info.loc)) ?? []).map(Number);
  if (address === '' || !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { address, coordinates: { latitude, longitude }, city, region, country };
}

const LOC = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;
