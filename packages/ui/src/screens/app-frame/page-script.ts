import { m } from '@naap/messages';
import { approximateAddress, type LocationState, type LocationStore } from '@naap/state/location';
import { autoplayHtml } from '../../components/Gallery/autoplay.ts';
import { arrivalTimeText, eachMinute } from '../delivery-time/time-text.ts';
import { locationText } from './location-text.ts';
import { rotateExampleHtml } from './search-example.ts';

declare global {
  interface Window {
    /** The delivery location that the page script has found, if any. */
    foundLocation?: LocationState;
  }
}

export interface PageScriptOptions {
  readonly location: LocationStore;
  readonly searchExamples: readonly string[];
  readonly deliveryMinutes: number;
}

/**
 * Does in the HTML of `root`, until it is hydrated, what React's components do without an interaction: the arrival time, the delivery location,
 * the search examples and the pictures of a product. The last two stop moving at the first interaction.
 */
export function startPageScript(
  root: Element,
  { location, searchExamples, deliveryMinutes }: PageScriptOptions,
): void {
  const find = (name: string) => root.querySelector(`[data-page-script="${name}"]`);
  const gallery = find('gallery');
  const example = find('search-example');
  const arrival = find('arrival');
  const address = find('address');

  const moving: (() => void)[] = [];
  if (gallery) moving.push(autoplayHtml(gallery));
  if (example) moving.push(rotateExampleHtml(example, searchExamples));
  const interactions = new AbortController();
  const stopMoving = () => {
    interactions.abort();
    for (const stop of moving) stop();
  };
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, stopMoving, { capture: true, signal: interactions.signal });

  const updating: (() => void)[] = [];
  if (arrival) {
    const showTime = () => {
      arrival.textContent = m.site_arrives_by({ time: arrivalTimeText(Date.now(), deliveryMinutes) });
    };
    showTime();
    updating.push(eachMinute(Date.now, showTime));
  }
  if (address) {
    const showAddress = (state: LocationState) => {
      address.textContent = locationText(state);
      address.closest('button')?.toggleAttribute('aria-busy', state.isLoading);
      const isSettled = !state.isLoading && state.address !== approximateAddress();
      if (isSettled) window.foundLocation = state;
    };
    updating.push(location.store.subscribe(showAddress));
    location.requestOnce();
  }

  const hydration = new MutationObserver(() => {
    hydration.disconnect();
    stopMoving();
    for (const stop of updating) stop();
  });
  hydration.observe(root, { attributeFilter: ['data-dehydrated'] });
}
