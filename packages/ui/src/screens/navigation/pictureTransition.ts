import { useSyncExternalStore } from 'react';
import { media } from '../../theme/index.ts';
import { HEADER_TRANSITION, PICTURE_TRANSITION } from './pictureTransition.css.ts';

/** Time-out for the next page's image, in ms, because the page is frozen meanwhile. After it there is no transition. */
const TARGET_TIMEOUT_MS = 300;

/** Returns the attribute that marks the transition's target on the page at `pathname`. */
export function pictureTransitionTarget(pathname: string) {
  return { 'data-grows-into': pathname };
}

const targetSelector = (pathname: string) => `[data-grows-into="${CSS.escape(pathname)}"]`;

/**
 * Calls `navigate`, which opens `pathname`. In browsers with view transitions, and unless reduced motion is requested, `picture` grows
 * into the element that the opened page marks with `pictureTransitionTarget`.
 */
export const startPictureTransition = (picture: HTMLElement | null, pathname: string, navigate: () => void) =>
  startSharedTransition(picture, targetSelector(pathname), navigate);

/** As `startPictureTransition`, with the element at `selector` of the opened page, and a transition of another name. */
export function startSharedTransition(
  element: HTMLElement | null,
  selector: string,
  navigate: () => void,
  transitionName?: string,
): void {
  if (element && canMove()) transitionTo(element, selector, navigate, transitionName);
  else navigate();
}

/**
 * From now on, Back shrinks the image of the page that is left into the image of the link to it, if both are in view. Call it before the
 * router adds its `popstate` listener: that gets the event only when the page has been captured. Returns a function that ends this.
 */
export function shrinkPictureOnBack(): () => void {
  const onPop = (event: PopStateEvent) => {
    const picture = document.querySelector<HTMLElement>('[data-grows-into]');
    const pathname = picture?.dataset.growsInto ?? '';
    const leaves = !window.location.pathname.endsWith(pathname);
    // The event that is dispatched below is not trusted.
    if (!event.isTrusted || event.hasUAVisualTransition || !picture || !leaves) return;
    if (!canMove() || !isInView(picture)) return;
    event.stopImmediatePropagation();
    const { state } = event;
    transitionTo(picture, `a[href$="${CSS.escape(pathname)}"] img`, () =>
      window.dispatchEvent(new PopStateEvent('popstate', { state })),
    );
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}

const canMove = () => 'startViewTransition' in document && !matchMedia(media.reducedMotion).matches;

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

let isMoving = false;
const listeners = new Set<() => void>();

function setMoving(moving: boolean): void {
  isMoving = moving;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether an image is moving. The browser ends the movement at once if its target is removed. */
export const usePictureMoving = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isMoving,
    () => false,
  );

/** Moves `picture` into the element at `selector` of the page that `navigate` opens. The header stays in its place. */
function transitionTo(
  picture: HTMLElement,
  selector: string,
  navigate: () => void,
  pictureName = PICTURE_TRANSITION,
): void {
  const named = new Set<HTMLElement>();
  const name = (element: HTMLElement | null, transitionName: string) => {
    if (!element) return;
    element.style.viewTransitionName = transitionName;
    named.add(element);
  };
  const removeNames = () => {
    for (const element of named) element.style.viewTransitionName = '';
  };
  name(picture, pictureName);
  name(findInView('header'), HEADER_TRANSITION);
  const transition = document.startViewTransition(async () => {
    navigate();
    const target = await waitForElement(selector);
    // From here on, the page keeps the target.
    setMoving(target !== null);
    await decodeImage(target);
    removeNames();
    name(target, pictureName);
    if (target) name(findInView('header'), HEADER_TRANSITION);
    else transition.skipTransition();
  });
  // `ready` rejects when the browser skips the transition, which is fine.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    removeNames();
    setMoving(false);
  });
}

/** Resolves when the loaded image of an element can be painted, at once if it is not loaded. Otherwise the first frames would show the image that was left. */
async function decodeImage(element: HTMLElement | null): Promise<void> {
  const image = element instanceof HTMLImageElement ? element : element?.querySelector('img');
  // Rejects if the image is broken.
  if (image?.complete) await image.decode().catch(() => undefined);
}

const findInView = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isInView) ?? null;

/** Resolves with the first element in view at `selector` when there is one, or with null after the time-out. */
async function waitForElement(selector: string): Promise<HTMLElement | null> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const find = () => findInView(selector);
  const observer = new MutationObserver(() => find() && resolve());
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  const timer = setTimeout(resolve, TARGET_TIMEOUT_MS);
  if (find()) resolve();
  await promise;
  clearTimeout(timer);
  observer.disconnect();
  return find();
}
