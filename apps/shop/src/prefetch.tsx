import { usePrefetch } from '@naap/state';
import { useEffect } from 'react';
import { watchIntent } from './intent.ts';
import { findRouteInLanguage } from './routes.tsx';

/** Prefetches the code of a screen, and the data of its page, when the shopper is likely to open it. */
export function PrefetchOnIntent() {
  const prefetch = usePrefetch();
  useEffect(
    () =>
      watchIntent((url) => {
        const found = findRouteInLanguage(url);
        void found.preload();
        void import('./page-data.ts')
          .then(({ findPageData }) => {
            const data = findPageData(found, url.searchParams);
            if (data) prefetch(data);
          })
          // The screen fetches its data itself.
          .catch(() => undefined);
      }),
    [prefetch],
  );
  return null;
}
