import { advanceOnScreen } from '../../behaviour/advanceOnScreen.ts';

/** Advances a carousel whose HTML is not hydrated, as the component does. Returns the function that ends it. */
export function autoplayCarouselHtml(carousel: HTMLElement): () => void {
  const track = carousel.querySelector('ul');
  const dots = [...carousel.querySelectorAll('[data-dot]')];
  if (!track || dots.length === 0) return () => undefined;
  let index = 0;
  return advanceOnScreen(track, Number(carousel.dataset.interval), () => {
    dots[index]?.removeAttribute('aria-current');
    index = (index + 1) % dots.length;
    dots[index]?.setAttribute('aria-current', 'true');
    track.scrollTo({ left: index * track.clientWidth });
  });
}
