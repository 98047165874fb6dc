import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { media } from '../theme/breakpoints.ts';

/** Time without an interaction after which auto-advance resumes, in ms. */
const RESUME_MS = 10_000;

export interface AutoAdvanceInput {
  /** False if there is only one item, or while the shopper has paused the row. */
  running: boolean;
  /** Time between two steps, in ms. */
  intervalMs: number;
  /** The row that moves. Auto-advance stops while the row is off screen, and is held by an interaction with it. */
  target: RefObject<Element | null>;
  /** Returns the item of the row that comes next. Its images are decoded before. */
  next?: () => Element | undefined;
  onAdvance: () => void;
}

export interface AutoAdvance {
  /** Whether the last interaction is less than 10 s ago, or the row contains the keyboard focus. */
  isHeld: boolean;
  /** Stops auto-advance for 10 s. For controls outside the row. */
  hold: () => void;
  /** Resumes auto-advance before the 10 s are over. */
  release: () => void;
}

/**
 * Calls `onAdvance` at an interval while `target` is on screen and not in use, the tab is visible and reduced motion is not
 * preferred.
 */
export function useAutoAdvance({
  running,
  intervalMs,
  target,
  next,
  onAdvance,
}: AutoAdvanceInput): AutoAdvance {
  const advance = useEffectEvent(onAdvance);
  const nextItem = useEffectEvent(() => next?.());
  const [isHeld, setIsHeld] = useState(false);
  const resumeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const release = useCallback(() => {
    clearTimeout(resumeTimer.current);
    setIsHeld(false);
  }, []);

  const hold = useCallback(() => {
    const scheduleResume = () => {
      clearTimeout(resumeTimer.current);
      resumeTimer.current = setTimeout(() => {
        if (hasKeyboardFocus(target.current)) scheduleResume();
        else release();
      }, RESUME_MS);
    };
    setIsHeld(true);
    scheduleResume();
  }, [target, release]);

  useEffect(() => () => clearTimeout(resumeTimer.current), []);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    for (const type of ['pointerdown', 'touchstart', 'touchmove', 'touchend', 'keydown', 'focusin']) {
      element.addEventListener(type, hold, options);
    }
    const onWheel = (event: Event) => {
      if (!(event instanceof WheelEvent)) return;
      const { deltaX, deltaY } = event;
      // Vertical scrolling moves the page, not the row.
      if (Math.abs(deltaX) > Math.abs(deltaY)) hold();
    };
    element.addEventListener('wheel', onWheel, options);
    return () => controller.abort();
  }, [target, hold]);

  useEffect(() => {
    const element = target.current;
    if (!running || isHeld || !element) return;
    return advanceOnScreen(element, intervalMs, nextItem, advance);
  }, [running, isHeld, intervalMs, target]);

  return { isHeld, hold, release };
}

/** Returns whether the keyboard focus is in the row. Advancing would then move the focused slide out of view (WCAG 2.2.2). */
function hasKeyboardFocus(row: Element | null): boolean {
  const { activeElement } = document;
  return (
    activeElement !== null && row?.contains(activeElement) === true && activeElement.matches(':focus-visible')
  );
}

/**
 * Calls `onAdvance` every `intervalMs` while `element` is on screen, the tab is visible and reduced motion is not preferred, but not before the
 * images of the next item are decoded. Returns the function that ends it.
 */
function advanceOnScreen(
  element: Element,
  intervalMs: number,
  nextItem: () => Element | undefined,
  onAdvance: () => void,
): () => void {
  const reducedMotion = matchMedia(media.reducedMotion);
  const controller = new AbortController();
  let onScreen = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  let isDecoding = false;
  const advance = async () => {
    // A lazy image that is not rendered, as beside large letters, is never loaded.
    const images = [...(nextItem()?.querySelectorAll('img') ?? [])].filter((image) =>
      image.checkVisibility(),
    );
    if (images.length > 0) {
      if (isDecoding) return;
      isDecoding = true;
      const started = timer;
      // An image that cannot be loaded delays nothing.
      await Promise.allSettled(images.map((image) => image.decode()));
      isDecoding = false;
      if (timer !== started) return;
    }
    onAdvance();
  };
  const update = () => {
    clearInterval(timer);
    timer = undefined;
    if (onScreen && !document.hidden && !reducedMotion.matches) timer = setInterval(advance, intervalMs);
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
