import {
  type Coordinates,
  type CustomerAddress,
  ERROR_MESSAGES,
  type LocationClient,
} from '@naap/api-clients';
import { m } from '@naap/messages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { asApiError } from '../result.ts';

/** Returns the text that the header shows before the position is known (spec section 4). */
export const initialAddress = () => m.state_location_initial();
/** Returns the text that the header shows while the browser gives no position and the IP address is looked up. */
export const approximateAddress = () => m.state_location_approximate();
/** Returns the text that the header shows when the IP address has no known position either. */
export const unknownAddress = () => ERROR_MESSAGES.location.locateByIp;

export interface DeliveryLocation {
  /** An address, coordinates, or a text such as `initialAddress()`. */
  readonly address: string;
  /** Whether a request to the browser's geolocation or the maps service is in flight. */
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly coordinates: Coordinates | null;
}

interface LocationState extends DeliveryLocation {
  /** The location for the brands service; null while unknown. */
  readonly customerAddress: CustomerAddress | null;
  /** The position of the browser's geolocation; null while unknown. `coordinates` can be those of the IP address. */
  readonly position: Coordinates | null;
}

export interface LocationStore {
  readonly store: StoreApi<LocationState>;
  /** Locates the shopper again and aborts a request in flight. */
  request(): void;
  /** Locates the shopper unless this was done before. */
  requestOnce(): void;
}

/** Creates the store of the header's delivery location (spec section 4). */
export function createLocationStore(location: LocationClient): LocationStore {
  const store = createStore<LocationState>(() => ({
    address: initialAddress(),
    isLoading: false,
    error: null,
    coordinates: null,
    customerAddress: null,
    position: null,
  }));
  let controller: AbortController | undefined;
  let isLocated = false;

  async function locate(signal: AbortSignal) {
    const update = (state: Partial<LocationState>) => {
      if (!signal.aborted) store.setState(state);
    };
    update({ isLoading: true, error: null });
    const position = await location.getPosition('header', { signal }).catch((cause: unknown) => {
      return asApiError(cause, ERROR_MESSAGES.location.getPosition.header.other);
    });
    if (position instanceof Error) {
      update({
        isLoading: false,
        error: position.message,
        address: approximateAddress(),
        coordinates: null,
        position: null,
      });
      try {
        const { address, coordinates, city, region, country } = await location.locateByIp({ signal });
        const customerAddress = { ...coordinates, city, state: region, country };
        update({ address, coordinates, customerAddress });
      } catch {
        update({ address: unknownAddress(), customerAddress: null });
      }
      return;
    }
    // The brands are requested with the position at once, and again with the address.
    update({ customerAddress: position, position });
    try {
      const address = await location.reverseGeocode(position, { signal });
      const customerAddress = { fullAddress: address, ...position };
      update({ isLoading: false, address, coordinates: position, customerAddress });
    } catch (cause) {
      const { message } = asApiError(cause, ERROR_MESSAGES.location.reverseGeocode);
      update({
        isLoading: false,
        error: message,
        address: coordinatesText(position),
        coordinates: position,
        customerAddress: position,
      });
    }
  }

  function request() {
    isLocated = true;
    controller?.abort();
    controller = new AbortController();
    void locate(controller.signal);
  }

  return {
    store,
    request,
    requestOnce() {
      if (!isLocated) request();
    },
  };
}

/** Formats coordinates: 'Location: 12.9716, 77.5946'. */
function coordinatesText({ latitude, longitude }: Coordinates): string {
  return m.state_location_coordinates({ latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) });
}
