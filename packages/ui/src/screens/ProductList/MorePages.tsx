import type { ProductList } from '@naap/state';
import { useEffect, useRef } from 'react';
import { Button, Inline, Spinner, Text } from '../../components/index.ts';
import { copy } from './ProductList.copy.ts';
import { more } from './ProductList.css.ts';

/** Fetched before the end comes into view, so that scrolling rarely waits. */
const AHEAD = '600px';

/**
 * The end marker: while it is visible the next page is fetched, one at a time (spec section 4). After an error a button fetches it. Nothing at
 * the end of the list.
 */
export function MorePages({ list }: { list: ProductList }) {
  const { hasNextPage, isFetchingNextPage, isRefetching, nextPageError, refetchError, fetchNextPage, retry } =
    list;
  const marker = useRef<HTMLDivElement>(null);
  const isWaiting =
    hasNextPage && !isFetchingNextPage && !isRefetching && nextPageError === null && refetchError === null;

  useEffect(() => {
    const element = marker.current;
    if (!isWaiting || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Of several changes told at once the last one holds.
        if (entries.at(-1)?.isIntersecting) fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    // Observing begins with a report, so a marker that stays visible after a page fetches the next one.
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div className={more} ref={marker}>
      {nextPageError ? (
        <>
          <Text tone="danger" weight="strong" align="center">
            <span role="alert">{copy.error(nextPageError.message)}</span>
          </Text>
          <Button label={copy.loadMore} emphasis="ink" size="medium" onClick={retry} />
        </>
      ) : (
        <div role="status">
          {isFetchingNextPage && (
            <Inline>
              <Spinner />
              <Text as="span">{copy.loadingMore}</Text>
            </Inline>
          )}
        </div>
      )}
    </div>
  );
}
