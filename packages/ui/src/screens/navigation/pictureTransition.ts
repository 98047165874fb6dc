import { media } from '../../theme/index.ts';
import { PICTURE_TRANSITION } from './pictureTransition.css.ts';

/** ms the page may stand still until the next one is there; what takes longer comes without a transition. */
const PATIENCE_MS = 300;

/** Marks the place of the picture that a pressed one grows into, on the page at `pathname`. */
export function pictureTransitionTarget(pathname: string) {
  return { 'data-grows-into': pathname };
}

/**
 * Runs `navigate`, which opens `pathname`; where the browser can and motion is welcome, `picture` grows into the place that
 * the opened page marks with `pictureTransitionTarget`.
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
    target = await appearing(`[data-grows-into="${CSS.escape(pathname)}"]`);
    picture.style.viewTransitionName = '';
    if (target) target.style.viewTransitionName = PICTURE_TRANSITION;
  });
  // A transition that the browser skips is no failure.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (target) target.style.viewTransitionName = '';
  });
}

async function appearing(selector: string): Promise<HTMLElement | null> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const find = () => document.querySelector<HTMLElement>(selector);
  const observer = new MutationObserver(() => find() && resolve());
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  const timer = setTimeout(resolve, PATIENCE_MS);
  if (find()) resolve();
  await promise;
  clearTimeout(timer);
  observer.disconnect();
  return find();
}
