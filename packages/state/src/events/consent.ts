import type { SafeStorage } from '../safe-storage.ts';

/**
 * Storage keys. `choice`, in local storage, has the shopper's choice, `granted` or `refused`. `tab` (session storage) and `device` (local storage)
 * are the keys under which events store data after consent (commerce-events, order-record.ts).
 */
export const CONSENT_KEYS = {
  choice: 'consent',
  tab: ['eventViews'],
  device: ['eventsSent', 'eventsOrder'],
} as const;

/** `choice` of {@link CONSENT_KEYS}. */
export const CONSENT_KEY = CONSENT_KEYS.choice;

/** `signal`: the browser refuses for the shopper (Global Privacy Control). */
export type ConsentState = 'undecided' | 'granted' | 'refused' | 'signal';

/** Whether the shopper allows commerce events. The stored choice is the only state, and all tabs share it (docs/decisions/events.md). */
export interface Consent {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConsentState;
  getServerSnapshot(): ConsentState;
  /** Stores the choice. A refusal removes the data that events have stored. */
  choose(choice: 'granted' | 'refused'): void;
}

export interface ConsentStorage {
  readonly device: SafeStorage;
  readonly tab: SafeStorage;
}

export function createConsent({ device, tab }: ConsentStorage): Consent {
  function getSnapshot(): ConsentState {
    if (isRefusedByBrowser()) return 'signal';
    const choice = device.get(CONSENT_KEY);
    return choice === 'granted' || choice === 'refused' ? choice : 'undecided';
  }
  return {
    getSnapshot,
    getServerSnapshot: () => 'undecided',
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === CONSENT_KEY) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    choose(choice) {
      device.set(CONSENT_KEY, choice);
      if (choice === 'refused') forgetEvents({ device, tab });
      // The browser dispatches this event in the other documents only.
      window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
    },
  };
}

/** Removes the data that events have stored. */
export function forgetEvents({ device, tab }: ConsentStorage): void {
  for (const key of CONSENT_KEYS.device) device.remove(key);
  for (const key of CONSENT_KEYS.tab) tab.remove(key);
}

/** Returns whether events may be sent. */
export function isGranted(device: SafeStorage): boolean {
  return !isRefusedByBrowser() && device.get(CONSENT_KEY) === 'granted';
}

function isRefusedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
