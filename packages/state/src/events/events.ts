import type { EventAdapter } from '@naap/events';
import { type ConsentStorage, isGranted } from './consent.ts';
import type { createDispatcher } from './dispatcher.ts';
import type { Dispatch, ShopEvent } from './shop-event.ts';

/** What sends events. It is loaded by the app, which imports it in one chunk. */
export interface EventCode {
  readonly adapter: EventAdapter;
  readonly createDispatcher: typeof createDispatcher;
}

/** Reports what a shopper does, if the shop sends events and the shopper allows it. */
export interface Events {
  /** Whether the shop sends events, so that it has to ask. */
  readonly isEnabled: boolean;
  readonly storage: ConsentStorage;
  /** Drops the event without consent, also before the choice. */
  report(event: ShopEvent): void;
}

/** `open` loads the dispatcher, which is not part of the first load; null when the shop sends no events. Until then, events wait in memory. */
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
 * Returns what identifies the current history entry, also after Back and a reload. In a browser without the Navigation API: the router's key of
 * the entry, or what identifies this document.
 */
function historyEntry(): string {
  const { navigation, history, performance } = globalThis as Partial<typeof globalThis>;
  return navigation?.currentEntry?.key ?? history?.state?.key ?? String(performance?.timeOrigin);
}
