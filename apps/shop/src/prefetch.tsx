import { usePrefetch } from '@naap/state';
import { useEffect } from 'react';
import { watchIntent } from './intent.ts';
import { findRouteInLanguage } from './routes/index.ts';

/** Prefetches the code of a screen, and the data of its page, when the shopper is likely to open it. */
export function PrefetchOnIntent() {
  const prefetch = usePrefetch();
  useEffect(
    () =>
      watchIntent((url) => {
        const found = findRouteInLanguage(url);
        if (!found) return;
        const { route, params } = found;
        // After a failure, the screen fetches its code and data itself.
        route.load().catch(() => undefined);
        route.data?.(params, url.searchParams).then(prefetch, () => undefined);
      }),
    [prefetch],
  );
  return null;
}
