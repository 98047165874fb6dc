/** A page with a continuous animation may never be idle on a slow phone, so the work is done after this time, in ms. */
const DEADLINE_MS = 5_000;

/** Calls `work` when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: DEADLINE_MS })
      : setTimeout(work, 500);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
