import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import type { Session, SessionState } from './session.ts';

/** Returns the session (spec sections 3 and 4). Always signed out when rendered on a server. */
export function useSession(): SessionState & Pick<Session, 'logout' | 'restore'> {
  const { session } = useShopState();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
  return { ...state, logout: session.logout, restore: session.restore };
}
