import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref with the query that the last change has made, so that a second change includes the first before the router renders its URL. A rendered
 * query replaces it.
 */
export function useLatestQuery(rendered: string): RefObject<string> {
  const latest = useRef(rendered);
  useLayoutEffect(() => {
    latest.current = rendered;
  }, [rendered]);
  return latest;
}
