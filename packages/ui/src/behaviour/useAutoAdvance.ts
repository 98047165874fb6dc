import { type RefObject, useEffect, useEffectEvent } from 'react';
import { media } from '../theme/index.ts';

export interface AutoAdvance {
  /** Off for good once the shopper has touched or focused what moves (WCAG 2.2.2). */
  running: boolean;
  /** ms between two steps. */
  intervalMs: number;
  /** What moves: nothing happens while it is off screen. */
  target: RefObject<Element | null>;
  onAdvance: () => void;
}

/** Calls `onAdvance` at an interval while `target` is on screen, the tab is shown and motion is welcome. */
export function useAutoAdvance({ running, intervalMs, target, onAdvance }: AutoAdvance): void {
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    const element = target.current;
    if (!running || !element) return;
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
  }, [running, intervalMs, target]);
}
