import { nameOf } from './dom.ts';

/** Properties that change position or size; changes of colour or opacity are not motion. */
const MOTION_PROPERTIES =
  /^(transform|translate|rotate|scale|offset(?=[A-Z])|inset|left|right|top|bottom|margin|width|height|backgroundPosition)/;

/** Duration that the CSS reset leaves of an animation under reduced motion, in ms. */
const REDUCED_DURATION_MS = 1;

/** Names elements that move although reduced motion is requested. */
export function unwantedMotion(): readonly string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.target === null) return [];
    const moves = effect
      .getKeyframes()
      .some((frame) => Object.keys(frame).some((property) => MOTION_PROPERTIES.test(property)));
    if (!moves || Number(effect.getComputedTiming().endTime) <= REDUCED_DURATION_MS) return [];
    return [`${nameOf(effect.target)} moves although reduced motion is requested`];
  });
}

/** Runs `use` with animations running: Storybook pauses all of them before `afterEach`. */
export async function withAnimations<Result>(use: () => Promise<Result>): Promise<Result> {
  const pausingSheets = [...document.styleSheets].filter(({ ownerNode }) =>
    ownerNode?.textContent?.includes('animation-play-state: paused !important'),
  );
  for (const sheet of pausingSheets) sheet.disabled = true;
  try {
    return await use();
  } finally {
    for (const sheet of pausingSheets) sheet.disabled = false;
  }
}
