import { m } from '@naap/messages';
import { autoplayCarouselHtml } from '../../components/Carousel/autoplay.ts';
import { autoplayGalleryHtml } from '../../components/Gallery/autoplay.ts';
import { arrivalTimeText, eachMinute } from '../delivery-time/time-text.ts';
import { rotateExampleHtml } from './search-example.ts';

export interface PageScriptOptions {
  readonly searchExamples: readonly string[];
  readonly deliveryMinutes: number;
  /** Loads the function that shows the delivery location in an element (`showLocationIn`). Called on a page that shows it. */
  readonly loadLocation: () => Promise<(address: Element) => () => void>;
}

/**
 * Updates the HTML of `root` in place of React's components until it is hydrated: the arrival time, the delivery location, the search examples,
 * the banners and the pictures of a product. The last three stop moving at the first interaction.
 */
export function startPageScript(
  root: Element,
  { searchExamples, deliveryMinutes, loadLocation }: PageScriptOptions,
): void {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-page-script="${name}"]`);
  const gallery = find('gallery');
  const carousel = find('carousel');
  const example = find('search-example');
  const arrival = find('arrival');
  const address = find('address');

  const moving: (() => void)[] = [];
  if (gallery) moving.push(autoplayGalleryHtml(gallery));
  if (carousel) moving.push(autoplayCarouselHtml(carousel));
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
    loadLocation()
      .then((showLocation) => {
        if (root.hasAttribute('data-dehydrated')) updating.push(showLocation(address));
      })
      // When the code cannot be loaded, React requests the position later.
      .catch(() => undefined);
  }

  const hydration = new MutationObserver(() => {
    hydration.disconnect();
    stopMoving();
    for (const stop of updating) stop();
  });
  hydration.observe(root, { attributeFilter: ['data-dehydrated'] });
}
