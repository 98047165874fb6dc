import type { CommerceEvent, EventAdapter } from './event.ts';

declare global {
  interface Window {
    /** The queue of a tag manager. */
    dataLayer?: unknown[];
  }
}

/** How long events wait for others, to be sent together. */
const BATCH_MS = 1000;
/** Events that the browser did not accept wait for the next batch; the oldest beyond this number are dropped. */
const MAX_WAITING = 100;

/** Events without items; their parameters are beside the name. */
const PLAIN: ReadonlySet<CommerceEvent['name']> = new Set(['search', 'login', 'share']);

/** Creates the adapter that a shop's configuration names: `dataLayer`, or the address that receives the events. */
export function createAdapter(target: string): EventAdapter {
  return target === 'dataLayer'
    ? { send: pushToDataLayer, drop: () => undefined }
    : createBeaconAdapter(target);
}

/** Appends the event to `window.dataLayer`, as Google's tag manager expects it. */
function pushToDataLayer({ name, params }: CommerceEvent): void {
  window.dataLayer ??= [];
  if (PLAIN.has(name)) window.dataLayer.push({ event: name, ...params });
  // Without null, the tag manager would merge the items with those of the event before.
  else window.dataLayer.push({ ecommerce: null }, { event: name, ecommerce: params });
}

/** Sends events to an address with `sendBeacon`, as JSON `{"events":[{"name":…,"params":…}]}`. */
function createBeaconAdapter(url: string): EventAdapter {
  let waiting: CommerceEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || post(waiting)) waiting = [];
    // Browsers limit the bytes in flight.
    else waiting = waiting.filter((event) => !post([event]));
  }

  // As text, which needs no preflight request.
  const post = (events: readonly CommerceEvent[]) => navigator.sendBeacon(url, JSON.stringify({ events }));

  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return {
    send(event) {
      waiting = [...waiting, event].slice(-MAX_WAITING);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    drop() {
      waiting = [];
    },
  };
}
