import { useState, useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import { type Consent, type ConsentState, createConsent } from './consent.ts';

export interface ConsentChoice {
  readonly state: ConsentState;
  choose: Consent['choose'];
}

/** Returns whether the shopper allows commerce events, and the function that changes it. */
export function useConsent(): ConsentChoice {
  const { storage } = useShopState().events;
  const [{ subscribe, getSnapshot, getServerSnapshot, choose }] = useState(() => createConsent(storage));
  return { state: useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot), choose };
}
