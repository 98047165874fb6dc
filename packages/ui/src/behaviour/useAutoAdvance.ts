import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { media } from '../theme/index.ts';

/** Time without an interaction after which it moves on, in ms. */
const RESUME_MS = 10_000;

export interface AutoAdvanceInput {
  /** Off where there is nothing to move, and while the shopper has paused it. */
  running: boolean;
  /** ms between two steps. */
  intervalMs: number;
  /** The row that moves: nothing happens while it is off screen. An interaction with it holds it. */
  target: RefObject<Element | null>;
  onAdvance: () => void;
}

export interface AutoAdvance {
  /** The shopper has interacted less than 10 s ago, or the keyboard's focus is within. */
  isHeld: boolean;
  /** For controls outside the row: holds it for 10 s from now. */
  hold: () => void;
  /** Moves on at once, as the shopper asks it to. */
  release: () => void;
}

/** Calls `onAdvance` at an interval while `target` is on screen, nobody uses it, the tab is shown and motion is welcome. */
export function useAutoAdvance({ running, intervalMs, target, onAdvance }: AutoAdvanceInput): AutoAdvance {
  const advance = useEffectEvent(onAdvance);
  const [isHeld, setIsHeld] = useState(false);
  const resuming = useRef<ReturnType<typeof setTimeout>>(undefined);

  const release = useCallback(() => {
    clearTimeout(resuming.current);
    setIsHeld(false);
  }, []);

  const hold = useCallback(() => {
    const resumeLater = () => {
      clearTimeout(resuming.current);
      resuming.current = setTimeout(() => {
        if (hasKeyboardFocus(target.current)) resumeLater();
        else release();
      }, RESUME_MS);
    };
    setIsHeld(true);
    resumeLater();
  }, [target, release]);

  useEffect(() => () => clearTimeout(resuming.current), []);

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
      // Whoever scrolls the page past it has not touched it.
      if (Math.abs(deltaX) > Math.abs(deltaY)) hold();
    };
    element.addEventListener('wheel', onWheel, options);
    return () => controller.abort();
  }, [target, hold]);

  useEffect(() => {
    const element = target.current;
    if (!running || isHeld || !element) return;
    const reducedMotion = matchMedia(media.reducedMotion);
    let onScreen = false;
    let timer: ReturnType<typeof setInterval> | undefined;

    const update = () => {
      clearInterval(timer);
      timer = undefined;
      if (onScreen && !document.hidden && !reducedMotion.matches) timer = setInterval(advance, intervalMs);
    };
    const observer = new IntersectionObserver((entries) => {
      // Of several changes told at once the last one holds.
      onScreen = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    reducedMotion.addEventListener('change', update);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      reducedMotion.removeEventListener('change', update);
    };
  }, [running, isHeld, intervalMs, target]);

  return { isHeld, hold, release };
}

/** Moving on would take from a keyboard's user what the focus is on (WCAG 2.2.2). */
function hasKeyboardFocus(row: Element | null): boolean {
  const { activeElement } = document;
  return (
    activeElement !== null && row?.contains(activeElement) === true && activeElement.matches(':focus-visible')
  );
}
