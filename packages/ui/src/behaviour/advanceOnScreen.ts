import { media } from '../theme/breakpoints.ts';

/**
 * Calls `onAdvance` every `intervalMs` while `element` is on screen, the tab is visible and reduced motion is not preferred. Returns the
 * function that ends it.
 */
export function advanceOnScreen(element: Element, intervalMs: number, onAdvance: () => void): () => void {
  const reducedMotion = matchMedia(media.reducedMotion);
  const controller = new AbortController();
  let onScreen = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const update = () => {
    clearInterval(timer);
    timer = undefined;
    if (onScreen && !document.hidden && !reducedMotion.matches) timer = setInterval(onAdvance, intervalMs);
  };
  const observer = new IntersectionObserver((entries) => {
    // One callback may report several changes; the last one is current.
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update, controller);
  reducedMotion.addEventListener('change', update, controller);
  return () => {
    clearInterval(timer);
    observer.disconnect();
    controller.abort();
  };
}
