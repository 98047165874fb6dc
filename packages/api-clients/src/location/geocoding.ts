import * as v from 'valibot';
import { ApiError } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import type { HttpCall } from '../http.ts';
import { parseResponse } from '../parse-response.ts';
import { wireLatitude, wireList, wireLongitude } from '../wire.ts';
import { lookUp, withParams } from './look-up.ts';
import type { LocationClient, LocationConfig } from './types.ts';

const MESSAGES = ERROR_MESSAGES.location;

const MAX_PLACES = 5;

/** Result types to ignore: restricted to a country, the service returns the country itself when it finds nothing. */
const TOO_COARSE: ReadonlySet<string> = new Set(['country', 'administrative_area_level_1']);

/** Creates the verbs of the maps service. */
export function createGeocodingVerbs(
  config: LocationConfig,
): Pick<LocationClient, 'reverseGeocode' | 'findPlaces'> {
  async function geocode<Result extends v.GenericSchema>(
    result: Result,
    params: Readonly<Record<string, string>>,
    { signal, failure }: Pick<HttpCall, 'signal' | 'failure'>,
  ): Promise<readonly v.InferOutput<Result>[]> {
    const url = withParams(config.mapsUrl, { ...params, key: config.mapsKey });
    const response = parseResponse(GeocodeResponse, await lookUp(config, { url, signal, failure }), failure);
    if (response.status !== 'OK' && response.status !== 'ZERO_RESULTS') {
      throw new ApiError(failure, { kind: 'http', code: response.status, detail: response.error_message });
    }
    return parseResponse(wireList(result), response.results, failure);
  }

  return {
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
