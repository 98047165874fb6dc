import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { framesOf } from './frames.ts';
import { type BrowserEvent, MAX_EVENTS, REPORTS_PATH } from './report.ts';

/** Part of the URL with which the phone sign-in requests a code. */
const SEND_CODE = 'accounts:sendVerificationCode';

/**
 * Starts reporting, beginning with `earlier`, the errors that happened before. Sends the events when the page is hidden. Only `start.ts` imports
 * this file, dynamically.
 */
export function startReporter(earlier: readonly Event[], currentRoute: () => string): void {
  const pageRoute = currentRoute();
  let events: BrowserEvent[] = [];
  let count = 0;

  const add = (event: BrowserEvent) => {
    // An error in a loop must not fill the server's log.
    if (count++ < MAX_EVENTS) events.push(event);
  };
  const addVital = ({ name, value }: Metric) => add({ type: 'vital', name, value, route: pageRoute });
  const addError = (event: Event) => {
    const error = errorOf(event);
    if (error) add({ ...error, route: currentRoute() });
  };

  for (const event of earlier) addError(event);
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, addError);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(addVital);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && entry.name.includes(SEND_CODE))
        // Not all engines have `responseStatus`.
        add({ type: 'code', isSent: (entry.responseStatus ?? 200) === 200 });
  }).observe({ type: 'resource', buffered: true });
  // After the listeners of web-vitals, which add their last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  function send(): void {
    if (events.length === 0) return;
    const release = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
    navigator.sendBeacon(REPORTS_PATH, JSON.stringify({ release, events }));
    events = [];
  }
}

/** Returns the report of an error event, without its route; null for an event without an error, such as one of another origin's script. */
function errorOf(event: Event) {
  if (event instanceof ErrorEvent && event.error instanceof Error)
    return { type: 'error' as const, name: event.error.name, frames: framesOf(event.error) };
  if (event instanceof PromiseRejectionEvent && event.reason instanceof Error)
    return { type: 'rejection' as const, name: event.reason.name, frames: framesOf(event.reason) };
  return null;
}
