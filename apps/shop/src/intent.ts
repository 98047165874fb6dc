import { savesData } from '@naap/ui/saves-data';
import { media } from '@naap/ui/theme/breakpoints';

/** Dwell time of the pointer or the focus on a link before it counts as intent. */
const DWELL_MS = 80;

/**
 * Calls `onIntent` with the URL of a same-origin link that the shopper is likely to open: touched at once, hovered or focused for
 * `DWELL_MS`. Does nothing when the browser asks to save data or the connection is slow. Returns a function that stops watching.
 */
export function watchIntent(onIntent: (url: URL) => void): () => void {
  if (savesData()) return () => undefined;
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  const { signal } = controller;

  const onDwell = ({ target }: Event) => {
    clearTimeout(dwell);
    const url = linkedPage(target);
    if (url) dwell = setTimeout(onIntent, DWELL_MS, url);
  };
  const onTouch = ({ target }: Event) => {
    const url = linkedPage(target);
    if (url) onIntent(url);
  };
  // Browsers dispatch mouseover after a tap, too. A tap that closes a dialog would prefetch the link below it.
  if (matchMedia(media.hover).matches)
    document.addEventListener('mouseover', onDwell, { passive: true, signal });
  document.addEventListener('focusin', onDwell, { passive: true, signal });
  document.addEventListener('touchstart', onTouch, { passive: true, signal });
  return () => {
    clearTimeout(dwell);
    controller.abort();
  };
}

function linkedPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href) return null;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : null;
}
