import { type Coordinates, ERROR_TEXTS } from '@naap/api-clients';
import { useState } from 'react';
import { useShopState } from '../context.ts';
import { asApiError, failure, type Message } from '../result.ts';

export type AddressLocationResult =
  | ({
      readonly ok: true;
      /** null when the maps service knows none: the shopper types it. */
      readonly address: string | null;
      readonly coordinates: Coordinates;
    } & Message)
  | ({ readonly ok: false } & Message);

/** The fetch-location action of the address form (spec sections 7 to 9). */
export function useAddressLocation(): {
  fetch(): Promise<AddressLocationResult>;
  readonly isFetching: boolean;
} {
  const { location } = useShopState().clients;
  const [isFetching, setIsFetching] = useState(false);

  async function locate(): Promise<AddressLocationResult> {
    let coordinates: Coordinates;
    try {
      coordinates = await location.getPosition('address-form');
    } catch (cause) {
      const error = asApiError(cause, ERROR_TEXTS.location.getPosition['address-form'].other);
      const isUnsupported = error.kind === 'geolocation' && error.code === 'unsupported';
      return failure(isUnsupported ? 'Location Not Supported' : 'Location Error', error.message);
    }
    try {
      const address = await location.reverseGeocode(coordinates);
      return { ok: true, address, coordinates, title: 'Location Fetched' };
    } catch {
      return {
        ok: true,
        address: null,
        coordinates,
        title: 'Location Detected',
        description: 'Coordinates saved. Please enter the address manually.',
      };
    }
  }

  async function fetch() {
    setIsFetching(true);
    try {
      return await locate();
    } finally {
      setIsFetching(false);
    }
  }

  return { fetch, isFetching };
}
