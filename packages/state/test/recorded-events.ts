import type { CommerceEvent, EventAdapter } from '../src/commerce-events/index.ts';

/** Creates an adapter that keeps the events instead of sending them. `onEvent` is called with each. */
export function createEventRecorder(onEvent?: (event: CommerceEvent) => void) {
  const events: CommerceEvent[] = [];
  const adapter: EventAdapter = {
    send(event) {
      events.push(event);
      onEvent?.(event);
    },
    drop: () => undefined,
  };
  return {
    /** The events so far, oldest first. */
    events: events as readonly CommerceEvent[],
    adapter,
  };
}
