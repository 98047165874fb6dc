import { usePrefetch } from '@naap/state';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { watchIntent } from './intent.ts';
import { preloadRoute } from './routes.tsx';

/** Fetches the code of a screen, and what is cheap of its data, when the shopper is about to open it. */
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
