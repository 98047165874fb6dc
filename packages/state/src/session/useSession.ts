import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import type { SessionState } from './session.ts';

/** Returns the session (spec sections 3 and 4). Always signed out when rendered on a server. */
export function useSession(): SessionState & { logout(): Promise<void> } {
  const { session } = useShopState();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
  return { ...state, logout: session.logout };
}

/** Returns the function that calls `listener` when the shopper who is signed in now has signed out, or another one has signed in. */
export function useOnShopperLeft(): (listener: () => void) => void {
  const { session } = useShopState();
  return (listener) => {
    let last = session.getSnapshot().customerId;
    session.subscribe(() => {
      const { customerId } = session.getSnapshot();
      if (last !== null && customerId !== last) listener();
      last = customerId;
    });
  };
}
