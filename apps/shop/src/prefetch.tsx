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
        const { preload, data } = findRouteInLanguage(url);
        preload();
        if (data) prefetch(data);
      }),
    [prefetch],
  );
  return null;
}
