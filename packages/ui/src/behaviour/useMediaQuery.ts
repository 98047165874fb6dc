import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches; false on the server. Use CSS instead, unless an element must not be rendered at all. */
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
