import { useEffect } from 'react';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';

declare global {
  interface Window {
    /** Repeats the presses from before the page was hydrated. Defined by the shop's early-presses.ts; undefined in Storybook. */
    repeatEarlyPresses?: () => Promise<void>;
  }
}

/** Marks the page as hydrated and repeats the presses from before. Render it within the Suspense boundary of the page. */
export function RepeatEarlyPresses() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.getElementById('root')?.removeAttribute('data-dehydrated');
    void window.repeatEarlyPresses?.();
  }, [isHydrated]);
  return null;
}
