/** How many times a process is restarted within the window. */
const MAX_RESTARTS = 3;
const WINDOW_MS = 60_000;

/** Returns how long to wait before a process is restarted, in ms, and counts the restart. */
export type RestartDelay = (now: number) => number;

/**
 * Creates the function that delays the restarts of one process. Three restarts within a minute are not delayed; a further one waits until
 * the first is a minute old.
 */
export function createRestartDelay(): RestartDelay {
  const restarts: number[] = [];
  return (now) => {
    const last = restarts.at(-MAX_RESTARTS);
    const delay = last === undefined ? 0 : Math.max(0, last + WINDOW_MS - now);
    restarts.push(now + delay);
    if (restarts.length > MAX_RESTARTS) restarts.shift();
    return delay;
  };
}
