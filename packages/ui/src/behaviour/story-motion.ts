import { waitFor } from 'storybook/test';
import { media } from '../theme/index.ts';

/** Shorter ones, such as those of `waitFor`, run as ever. */
const LONG_MS = 1000;

let held: { callback: () => void; ms: number }[] = [];

/**
 * For the `beforeEach` of a story of what moves by itself: motion is welcome whatever the browser prefers, and intervals of a
 * second or more wait for `passInterval`.
 */
export function holdIntervals(): () => void {
  const { matchMedia } = window;
  const release = holdIntervalsAsAsked();
  window.matchMedia = (query) => matchMedia.call(window, query === media.reducedMotion ? 'not all' : query);
  return () => {
    window.matchMedia = matchMedia;
    release();
  };
}

/** The same with as much motion as the reader asked for. */
export function holdIntervalsAsAsked(): () => void {
  const { setInterval, clearInterval } = window;
  held = [];
  const ids = new Map<number, (typeof held)[number]>();
  let lastId = -1;

  const replacements = {
    setInterval: (callback: () => void, ms = 0) => {
      if (ms < LONG_MS) return setInterval(callback, ms);
      const interval = { callback, ms };
      held.push(interval);
      ids.set(--lastId, interval);
      return lastId;
    },
    clearInterval: (id?: number) => {
      const interval = id === undefined ? undefined : ids.get(id);
      if (interval === undefined) clearInterval(id);
      else held = held.filter((other) => other !== interval);
    },
  };
  Object.assign(window, replacements);
  return () => Object.assign(window, { setInterval, clearInterval });
}

/** Lets `ms` pass for the intervals of that length; waits until there is one, as what is off screen has none. */
export async function passInterval(ms: number): Promise<void> {
  const due = await waitFor(() => {
    const waiting = held.filter((interval) => interval.ms === ms);
    if (waiting.length === 0) throw new Error(`Nothing waits for an interval of ${ms} ms.`);
    return waiting;
  });
  for (const { callback } of due) callback();
}

/** Whether nothing waits for an interval of `ms`: it is paused, or has stopped. */
export function isStill(ms: number): boolean {
  return held.every((interval) => interval.ms !== ms);
}

/** Waits for rendered frames, after which what a handler has changed is on screen and what is visible is observed. */
export async function passFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
