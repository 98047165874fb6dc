import { type Coordinates, ERROR_MESSAGES, type LocationClient, type Place } from '@naap/api-clients';
import { m } from '@naap/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShopState } from '../context.ts';
import { asApiError, failure, type Message } from '../result.ts';
import { pinCodeIn } from './pin-code.ts';

export type AddressLocationResult =
  | ({
      readonly ok: true;
      /** null when the maps service found none and the shopper has to type it. */
      readonly address: string | null;
      readonly coordinates: Coordinates;
    } & Message)
  | ({ readonly ok: false } & Message);

export type AddressLookUp =
  | { readonly status: 'found'; readonly places: readonly Place[] }
  | { readonly status: 'not-found' | 'failed' };

export interface AddressLocation {
  /** Locates the shopper with the browser's geolocation (spec sections 7 to 9). Resolves with null when cancelled. */
  fetch(): Promise<AddressLocationResult | null>;
  /** Looks up a typed address, or its PIN code alone when the address is not found, with the maps service. Resolves with null when cancelled. */
  lookUp(address: string): Promise<AddressLookUp | null>;
  /** Aborts the request in flight. Starting another one aborts it too. */
  cancel(): void;
  readonly isFetching: boolean;
  readonly isLookingUp: boolean;
}

/** Returns the two functions with which the address form finds a location, and their pending flags. */
export function useAddressLocation(): AddressLocation {
  const { location } = useShopState().clients;
  const [activity, setActivity] = useState<'fetching' | 'looking-up' | null>(null);
  const controller = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    controller.current?.abort();
    setActivity(null);
  }, []);
  useEffect(() => () => controller.current?.abort(), []);

  async function run<T>(name: 'fetching' | 'looking-up', task: (signal: AbortSignal) => Promise<T>) {
    controller.current?.abort();
    const started = new AbortController();
    controller.current = started;
    const { signal } = started;
    setActivity(name);
    const result = await task(signal);
    if (signal.aborted) return null;
    setActivity(null);
    return result;
  }

  return {
    fetch: () => run('fetching', (signal) => locate(location, signal)),
    lookUp: (address) => run('looking-up', (signal) => findPlaces(location, address, signal)),
    cancel,
    isFetching: activity === 'fetching',
    isLookingUp: activity === 'looking-up',
  };
}

async function locate(location: LocationClient, signal: AbortSignal): Promise<AddressLocationResult> {
  let coordinates: Coordinates;
  try {
    coordinates = await location.getPosition('address-form', { signal });
  } catch (cause) {
    const error = asApiError(cause, ERROR_MESSAGES.location.getPosition['address-form'].other);
    const isUnsupported = error.kind === 'geolocation' && error.code === 'unsupported';
    return failure(
      isUnsupported ? m.state_location_not_supported() : m.state_location_error(),
      error.message,
    );
  }
  try {
    const address = await location.reverseGeocode(coordinates, { signal });
    return { ok: true, address, coordinates, title: m.state_location_fetched() };
  } catch {
    return {
      ok: true,
      address: null,
      coordinates,
      title: m.state_location_detected(),
      description: m.state_location_detected_description(),
    };
  }
}

async function findPlaces(
  location: LocationClient,
  address: string,
  signal: AbortSignal,
): Promise<AddressLookUp> {
  const text = address.trim();
  const pinCode = pinCodeIn(text);
  const found = await placesOf(location, text, signal);
  if (found.status !== 'not-found' || pinCode === null || pinCode === text) return found;
  return placesOf(location, pinCode, signal);
}

async function placesOf(location: LocationClient, text: string, signal: AbortSignal): Promise<AddressLookUp> {
  try {
    return { status: 'found', places: await location.findPlaces(text, { signal }) };
  } catch (cause) {
    const { code } = asApiError(cause, ERROR_MESSAGES.location.findPlaces);
    return { status: code === 'ZERO_RESULTS' ? 'not-found' : 'failed' };
  }
}
