import { useSession } from '@naap/state';
import { useEffect } from 'react';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';

declare global {
  interface Window {
    /** Repeats the presses from before the page was hydrated. Defined by the shop's early-presses.ts; undefined in Storybook. */
    repeatEarlyPresses?: () => Promise<void>;
  }
}

/**
 * Marks the page as hydrated and repeats the presses from before, after a stored session is restored: before that, a signed-in shopper
 * cannot add to the bag. Render it within the Suspense boundary of the page.
 */
export function RepeatEarlyPresses() {
  const { status } = useSession();
  const isReady = useIsHydrated() && status !== 'restoring';
  useEffect(() => {
    if (!isReady) return;
    document.getElementById('root')?.removeAttribute('data-dehydrated');
    void window.repeatEarlyPresses?.();
  }, [isReady]);
  return null;
}
