import { m } from '@naap/messages';
import type { ProductList } from '@naap/state';
import { useEffect, useRef } from 'react';
import { Button, Inline, Spinner, Text, useOfflineMessage } from '../../components/index.ts';
import { more } from './ProductList.css.ts';

/** Distance below the viewport at which the next page is fetched. */
const PREFETCH_DISTANCE = '600px';

/**
 * The end marker: while it is visible, the next page is fetched, one at a time (spec section 4). After an error a button fetches the page.
 * Renders nothing at the end of the list.
 */
export function MorePages({ list }: { list: ProductList }) {
  const { hasNextPage, isFetchingNextPage, isRefetching, nextPageError, refetchError, fetchNextPage, retry } =
    list;
  const offlineMessage = useOfflineMessage();
  const marker = useRef<HTMLDivElement>(null);
  const canFetch =
    hasNextPage && !isFetchingNextPage && !isRefetching && nextPageError === null && refetchError === null;

  useEffect(() => {
    const element = marker.current;
    if (!canFetch || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // The last entry is the current state.
        if (entries.at(-1)?.isIntersecting) fetchNextPage();
      },
      { rootMargin: PREFETCH_DISTANCE },
    );
    // A new observer reports at once, so a marker that is still visible fetches the next page.
    observer.observe(element);
    return () => observer.disconnect();
  }, [canFetch, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div className={more} ref={marker}>
      {nextPageError ? (
        <>
          <Text tone="danger" weight="strong" align="center">
            <span role="alert">
              {m.product_list_error({ message: offlineMessage ?? nextPageError.message })}
            </span>
          </Text>
          <Button label={m.product_list_load_more()} emphasis="ink" size="medium" onClick={retry} />
        </>
      ) : (
        <div role="status">
          {isFetchingNextPage && (
            <Inline>
              <Spinner />
              <Text as="span">{m.product_list_loading_more()}</Text>
            </Inline>
          )}
        </div>
      )}
    </div>
  );
}
