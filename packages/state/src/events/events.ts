import type { EventAdapter } from '../commerce-events/index.ts';
import { type ConsentStorage, isGranted } from './consent.ts';
import type { createDispatcher } from './dispatcher.ts';
import type { Dispatch, ShopEvent } from './shop-event.ts';

/** The code that sends events. The app imports it in one chunk. */
export interface EventCode {
  readonly adapter: EventAdapter;
  readonly createDispatcher: typeof createDispatcher;
}

/** Reports the shopper's actions, if the shop sends events and the shopper allows it. */
export interface Events {
  /** Whether the shop sends events, so that it has to ask for consent. */
  readonly isEnabled: boolean;
  readonly storage: ConsentStorage;
  /** Drops the event without consent, also before the choice. */
  report(event: ShopEvent): void;
}

/**
 * Creates the reports. `open` loads the dispatcher, which is not part of the first load; events wait in memory until then. It is null when the
 * shop sends no events.
 */
export function createEvents(storage: ConsentStorage, open: (() => Promise<Dispatch>) | null): Events {
  let opening: Promise<Dispatch> | null = null;
  return {
    isEnabled: open !== null,
    storage,
    report(event) {
      if (open === null || !isGranted(storage.device)) return;
      const entry = historyEntry();
      opening ??= open();
      opening.then(
        (dispatch) => void dispatch(event, entry),
        () => {
          // The code could not be fetched; the next event tries again.
          opening = null;
        },
      );
    },
  };
}

/**
 * Returns an ID of the current history entry, which is the same after Back and a reload. In a browser without the Navigation API it is the
 * router's key of the entry, or else an ID of the document.
 */
function historyEntry(): string {
  const { navigation, history, performance } = globalThis as Partial<typeof globalThis>;
  return navigation?.currentEntry?.key ?? history?.state?.key ?? String(performance?.timeOrigin);
}
