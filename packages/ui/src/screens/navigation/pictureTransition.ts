import { media } from '../../theme/index.ts';
import { PICTURE_TRANSITION } from './pictureTransition.css.ts';

/** Time-out for the next page's image, in ms, because the page is frozen meanwhile. After it there is no transition. */
const TARGET_TIMEOUT_MS = 300;

/** Returns the attribute that marks the transition's target on the page at `pathname`. */
export function pictureTransitionTarget(pathname: string) {
  return { 'data-grows-into': pathname };
}

/**
 * Calls `navigate`, which opens `pathname`. In browsers with view transitions, and unless reduced motion is requested, `picture` grows
 * into the element that the opened page marks with `pictureTransitionTarget`.
 */
export function startPictureTransition(
  picture: HTMLElement | null,
  pathname: string,
  navigate: () => void,
): void {
  if (!picture || !('startViewTransition' in document) || matchMedia(media.reducedMotion).matches) {
    navigate();
    return;
  }
  let target: HTMLElement | null = null;
  picture.style.viewTransitionName = PICTURE_TRANSITION;
  const transition = document.startViewTransition(async () => {
    navigate();
    target = await waitForElement(`[data-grows-into="${CSS.escape(pathname)}"]`);
    picture.style.viewTransitionName = '';
    if (target) target.style.viewTransitionName = PICTURE_TRANSITION;
  });
  // `ready` rejects when the browser skips the transition, which is fine.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (target) target.style.viewTransitionName = '';
  });
}

async function waitForElement(selector: string): Promise<HTMLElement | null> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const find = () => document.querySelector<HTMLElement>(selector);
  const observer = new MutationObserver(() => find() && resolve());
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  const timer = setTimeout(resolve, TARGET_TIMEOUT_MS);
  if (find()) resolve();
  await promise;
  clearTimeout(timer);
  observer.disconnect();
  return find();
}
