import { useSession } from '@naap/state';
import { EarlyClicks } from '../../behaviour/EarlyClicks.tsx';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';

/**
 * Repeats the presses from before the page was hydrated (`EarlyClicks`), after a stored session is restored: before that, a signed-in shopper
 * cannot add to the bag.
 */
export function RepeatEarlyClicks() {
  const { status } = useSession();
  const isHydrated = useIsHydrated();
  return isHydrated && status !== 'restoring' && <EarlyClicks area="#root" />;
}
