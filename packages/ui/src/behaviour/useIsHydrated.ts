import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false on a server and during hydration, when the component must render what the server rendered; afterwards true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
