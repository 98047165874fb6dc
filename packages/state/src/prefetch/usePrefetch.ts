import { useCallback } from 'react';
import { useShopState } from '../context.ts';
import type { PageData } from '../page-data/page-data.ts';

/** Returns a function that fetches a page's data into the cache before the page opens. Errors are ignored: the page requests again. */
export function usePrefetch(): (data: PageData) => void {
  const shop = useShopState();
  return useCallback(
    (data) => {
      for (const query of data(shop)) void query.prefetch();
    },
    [shop],
  );
}
