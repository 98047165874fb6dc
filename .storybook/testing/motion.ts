import { nameOf } from './dom.ts';

/** ms: what moves longer than this, a reader who asked for less motion did not ask for. */
const BRIEF_MS = 250;

/** Names what moves although the reader asked for less motion. */
export function unwantedMotion(): readonly string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation;
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    if (Number(effect.getComputedTiming().endTime) <= BRIEF_MS) return [];
    return [`${nameOf(effect.target)} moves although less motion is asked for`];
  });
}
