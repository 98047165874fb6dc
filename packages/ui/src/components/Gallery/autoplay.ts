import { advanceOnScreen } from '../../behaviour/advanceOnScreen.ts';

/** Time for which an image is shown, in ms (spec section 9). */
export const AUTOPLAY_MS = 3000;
/** Maximum number of segments of the tape, which has one for each image otherwise. */
const MAX_SEGMENTS = 5;

export const segmentCount = (total: number): number => Math.min(total, MAX_SEGMENTS);

export const currentSegment = (index: number, total: number): number =>
  Math.floor((index * segmentCount(total)) / total);

export const counterText = (index: number, total: number): string => `${index + 1} / ${total}`;

/** Advances a gallery whose HTML is not hydrated, as the component does. Returns the function that ends it. */
export function autoplayGalleryHtml(gallery: Element): () => void {
  const track = gallery.querySelector('ul');
  const counter = gallery.querySelector('p');
  const slides = [...(track?.children ?? [])];
  if (!track || !counter || slides.length < 2) return () => undefined;
  const segments = [...gallery.querySelectorAll('[data-segment]')];
  let index = 0;
  return advanceOnScreen(track, AUTOPLAY_MS, () => {
    index = (index + 1) % slides.length;
    track.scrollTo({ left: index * track.clientWidth });
    counter.textContent = counterText(index, slides.length);
    for (const [position, slide] of slides.entries()) {
      slide.ariaHidden = `${position !== index}`;
      if (position <= index + 1) slide.removeAttribute('data-later');
      slide.querySelector('button')?.setAttribute('tabindex', position === index ? '0' : '-1');
    }
    for (const [position, segment] of segments.entries())
      segment.setAttribute(
        'data-segment',
        position === currentSegment(index, slides.length) ? 'current' : '',
      );
  });
}
