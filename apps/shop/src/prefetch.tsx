import { usePrefetch } from '@naap/state';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { watchIntent } from './intent.ts';
import { preloadRoute } from './routes.tsx';

/** Prefetches the code of a screen, and the data of products and product lists, when the shopper is likely to open it. */
export function PrefetchOnIntent() {
  const prefetch = usePrefetch();
  useEffect(
    () =>
      watchIntent(({ pathname, searchParams }) => {
        preloadRoute(pathname);
        const productId = matchPath('/product/:productId', pathname)?.params.productId;
        if (productId !== undefined) prefetch.product(productId);
        else if (pathname === '/products') prefetch.productList(searchParams);
      }),
    [prefetch],
  );
  return null;
}
