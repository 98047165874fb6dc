import { configure } from 'storybook/test';

/**
 * Lets `findBy…` resolve when the elements have arrived: at the first frame of an entrance that fades in, an element is still transparent. For the
 * `beforeEach` of all stories; returns the function that restores the configuration.
 */
export function waitForEntrances(): () => void {
  let restored = {};
  configure(({ asyncWrapper }) => {
    restored = { asyncWrapper };
    return {
      asyncWrapper: (callback) =>
        asyncWrapper(async () => {
          const found: unknown = await callback();
          await entrancesOf([found].flat());
          return found;
        }),
    };
  });
  return () => configure(restored);
}

/** Resolves when the running animations of elements and of their ancestors have ended. */
async function entrancesOf(found: readonly unknown[]): Promise<void> {
  const elements = found.filter((one) => one instanceof Element);
  // To list the animations, the browser updates all styles.
  if (elements.length === 0) return;
  const running = document.getAnimations().filter(({ playState, effect, timeline }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
    // An animation of the scroll position has no end.
    if (!(timeline instanceof DocumentTimeline)) return false;
    const { target, pseudoElement } = effect;
    const hasEnd = effect.getComputedTiming().endTime !== Infinity;
    return hasEnd && pseudoElement === null && elements.some((element) => target?.contains(element));
  });
  // A cancelled animation has ended, too.
  await Promise.allSettled(running.map(({ finished }) => finished));
}
