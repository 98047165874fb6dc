import { nameOf } from './dom.ts';

/** ms: what moves longer than this, a reader who asked for less motion did not ask for. */
const BRIEF_MS = 250;

/** What changes the place or the size of something; a change of colour or opacity is no motion. */
const MOVING =
  /^(transform|translate|rotate|scale|offset|inset|left|right|top|bottom|margin|width|height|backgroundPosition)/;

/** Names what moves although the reader asked for less motion. */
export function unwantedMotion(): readonly string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation;
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    const moves = effect
      .getKeyframes()
      .some((frame) => Object.keys(frame).some((property) => MOVING.test(property)));
    if (!moves || Number(effect.getComputedTiming().endTime) <= BRIEF_MS) return [];
    return [`${nameOf(effect.target)} moves although less motion is asked for`];
  });
}
