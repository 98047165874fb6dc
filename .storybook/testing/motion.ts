import { nameOf } from './dom.ts';

/** What changes the place or the size of something; a change of colour or opacity is no motion. */
const MOVING =
  /^(transform|translate|rotate|scale|offset(?=[A-Z])|inset|left|right|top|bottom|margin|width|height|backgroundPosition)/;

/** ms: what the reset leaves of an animation under reduced motion. */
const NOT_SEEN_MS = 1;

/** Names what moves although the reader asked for less motion. */
export function unwantedMotion(): readonly string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.target === null) return [];
    const moves = effect
      .getKeyframes()
      .some((frame) => Object.keys(frame).some((property) => MOVING.test(property)));
    if (!moves || Number(effect.getComputedTiming().endTime) <= NOT_SEEN_MS) return [];
    return [`${nameOf(effect.target)} moves although less motion is asked for`];
  });
}

/** Runs `use` while animations run: before `afterEach` Storybook has paused all of them. */
export async function withAnimations<Result>(use: () => Promise<Result>): Promise<Result> {
  const pausing = [...document.styleSheets].filter(({ ownerNode }) =>
    ownerNode?.textContent?.includes('animation-play-state: paused !important'),
  );
  for (const sheet of pausing) sheet.disabled = true;
  try {
    return await use();
  } finally {
    for (const sheet of pausing) sheet.disabled = false;
  }
}
