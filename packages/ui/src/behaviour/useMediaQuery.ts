import { useSyncExternalStore } from 'react';

/** Whether a media condition holds; false where there is no screen. For what CSS cannot do: leaving something out. */
export function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}
