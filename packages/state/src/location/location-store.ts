import { type Coordinates, type CustomerAddress, ERROR_TEXTS, type LocationClient } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { asApiError } from '../result.ts';

/** The texts that stand where an address would (spec section 4). */
export const INITIAL_ADDRESS = 'Enable location for delivery';
export const APPROXIMATE_ADDRESS = 'Getting approximate location...';
export const UNKNOWN_ADDRESS = ERROR_TEXTS.location.locateByIp;

export interface DeliveryLocation {
  /** An address, coordinates, or one of the texts above. */
  readonly address: string;
  /** The browser is being asked for a position, or the maps service for its address. */
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly coordinates: Coordinates | null;
}

interface LocationState extends DeliveryLocation {
  /** What is known for the brands service; null while nothing is. */
  readonly customerAddress: CustomerAddress | null;
}

export interface LocationStore {
  readonly store: StoreApi<LocationState>;
  /** Asks anew; an answer that is still under way is dropped. */
  request(): void;
  /** Asks unless it was asked before. */
  requestOnce(): void;
}

/** The delivery location of the header (spec section 4). */
export function createLocationStore(location: LocationClient): LocationStore {
  const store = createStore<LocationState>(() => ({
    address: INITIAL_ADDRESS,
    isLoading: false,
    error: null,
    coordinates: null,
    customerAddress: null,
  }));
  let controller: AbortController | null = null;

  async function find(signal: AbortSignal) {
    const show = (state: Partial<LocationState>) => {
      if (!signal.aborted) store.setState(state);
    };
    show({ isLoading: true, error: null });
    const position = await location.getPosition('header', { signal }).catch((cause: unknown) => {
      return asApiError(cause, ERROR_TEXTS.location.getPosition.header.other);
    });
    if (position instanceof Error) {
      show({ isLoading: false, error: position.message, address: APPROXIMATE_ADDRESS, coordinates: null });
      try {
        const { address, coordinates, city, region, country } = await location.locateByIp({ signal });
        const customerAddress = { ...coordinates, city, state: region, country };
        show({ address, coordinates, customerAddress });
      } catch {
        show({ address: UNKNOWN_ADDRESS, customerAddress: null });
      }
      return;
    }
    // The brands service wants the position at once, and gets the address with it when that is known.
    show({ customerAddress: position });
    try {
      const address = await location.reverseGeocode(position, { signal });
      const customerAddress = { fullAddress: address, ...position };
      show({ isLoading: false, address, coordinates: position, customerAddress });
    } catch (cause) {
      const { message } = asApiError(cause, ERROR_TEXTS.location.reverseGeocode);
      show({
        isLoading: false,
        error: message,
        address: coordinatesText(position),
        coordinates: position,
        customerAddress: position,
      });
    }
  }

  function request() {
    controller?.abort();
    controller = new AbortController();
    void find(controller.signal);
  }

  return {
    store,
    request,
    requestOnce() {
      if (controller === null) request();
    },
  };
}

/** 'Location: 12.9716, 77.5946' */
function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `Location: ${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
