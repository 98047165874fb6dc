import { configure } from 'storybook/test';

/** Shorter ones, such as those of a transition, run as ever. */
const LONG_MS = 5_000;

let held = new Map<number, { callback: () => void; ms: number }>();

/** For the `beforeEach` of a story of what goes by itself: timeouts of five seconds or more wait for `passTimeouts`. */
export function holdTimeouts(): () => void {
  let asyncUtilTimeout = 0;
  configure((config) => {
    asyncUtilTimeout = config.asyncUtilTimeout;
    // Below those that are held, so that `waitFor` and `findBy` still give up.
    return { asyncUtilTimeout: Math.min(asyncUtilTimeout, LONG_MS - 1) };
  });
  const { setTimeout, clearTimeout } = window;
  held = new Map();
  let lastId = -1;

  const replacements = {
    setTimeout: (callback: () => void, ms = 0, ...rest: unknown[]) => {
      if (ms < LONG_MS) return setTimeout(callback, ms, ...rest);
      held.set(--lastId, { callback, ms });
      return lastId;
    },
    clearTimeout: (id?: number) => {
      if (id === undefined || !held.delete(id)) clearTimeout(id);
    },
  };
  Object.assign(window, replacements);
  return () => {
    Object.assign(window, { setTimeout, clearTimeout });
    configure({ asyncUtilTimeout });
  };
}

/** How many timeouts of `ms` wait. */
export function waitingTimeouts(ms: number): number {
  return [...held.values()].filter((timeout) => timeout.ms === ms).length;
}

/** Lets `ms` pass for the timeouts of that length. */
export function passTimeouts(ms: number): void {
  // Those that a callback sets are not due yet.
  for (const [id, timeout] of [...held]) {
    if (timeout.ms !== ms) continue;
    held.delete(id);
    timeout.callback();
  }
}
