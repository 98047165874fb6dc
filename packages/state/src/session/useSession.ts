import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import type { SessionState } from './session.ts';

/** Who is signed in (spec sections 3 and 4). Rendered to a string it is always signed out. */
export function useSession(): SessionState & { logout(): Promise<void> } {
  const { session } = useShopState();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
  return { ...state, logout: session.logout };
}
