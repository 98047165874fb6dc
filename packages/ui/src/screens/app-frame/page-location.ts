import { approximateAddress, type LocationState, type LocationStore } from '@naap/state/location';
import { locationText } from './location-text.ts';

declare global {
  interface Window {
    /** The delivery location that was found before React was loaded, if any. */
    foundLocation?: LocationState;
  }
}

/**
 * Requests the position, shows the delivery location in an element whose HTML is not hydrated, and keeps the result in
 * `window.foundLocation`. Returns the function that stops it.
 */
export function showLocationIn(address: Element, location: LocationStore): () => void {
  const stop = location.store.subscribe((state) => {
    address.textContent = locationText(state);
    const button = address.closest('button');
    if (button) button.ariaBusy = state.isLoading ? 'true' : null;
    const isSettled = !state.isLoading && state.address !== approximateAddress();
    if (isSettled) window.foundLocation = state;
  });
  location.requestOnce();
  return stop;
}
