import type { PhoneAuthConfig } from './types.ts';

/** The name of our Firebase app, which is part of the storage key. */
export const APP_NAME = 'naap';

/** Returns the storage key of the signed-in user in Firebase's `browserLocalPersistence`. */
export function storedSessionKey({ apiKey }: PhoneAuthConfig): string {
  return `firebase:authUser:${apiKey}:${APP_NAME}`;
}

/** Returns local storage; undefined on a server and where the browser blocks it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Returns the window, the target of storage events from other tabs; undefined on a server. */
export function browserWindow(): Window | undefined {
  return typeof window === 'undefined' ? undefined : window;
}
