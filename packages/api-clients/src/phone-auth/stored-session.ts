import type { PhoneAuthConfig } from './types.ts';

/** The name of our Firebase app, a part of the key below. */
export const APP_NAME = 'naap';

/** Where Firebase's `browserLocalPersistence` keeps the signed-in user. */
export function storedSessionKey({ apiKey }: PhoneAuthConfig): string {
  return `firebase:authUser:${apiKey}:${APP_NAME}`;
}

/** The browser's storage; undefined on a server and where the browser forbids it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Where the browser tells of changes that other tabs made to the storage; undefined on a server. */
export function browserWindow(): Window | undefined {
  return typeof window === 'undefined' ? undefined : window;
}
