import type { ProductList } from '@naap/state';
import { useEffect, useRef } from 'react';
import { Button, Inline, Spinner, Text } from '../../components/index.ts';
import { copy } from './ProductList.copy.ts';
import { more } from './ProductList.css.ts';

/** Pages that come by themselves; then the end of the page can be reached, and a button brings the next. */
const PAGES_BY_THEMSELVES = 3;
/** Fetched before the end comes into view, so that scrolling rarely waits. */
const AHEAD = '600px';

/** What follows the products: the next page coming, a way to it, or why it did not come. Nothing at the end. */
export function MorePages({ list }: { list: ProductList }) {
  const { pagesLoaded, hasNextPage, isFetchingNextPage, nextPageError, fetchNextPage, retry } = list;
  const marker = useRef<HTMLDivElement>(null);
  const byItself = hasNextPage && !nextPageError && pagesLoaded < PAGES_BY_THEMSELVES;

  useEffect(() => {
    const element = marker.current;
    if (!byItself || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Of several changes told at once the last one holds.
        if (entries.at(-1)?.isIntersecting) fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [byItself, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div className={more} ref={marker}>
      {isFetchingNextPage ? (
        <div role="status">
          <Inline>
            <Spinner />
            <Text as="span">{copy.loadingMore}</Text>
          </Inline>
        </div>
      ) : (
        <>
          {nextPageError && (
            <>
              <Text tone="danger" weight="strong" align="center">
                <span role="alert">{copy.error(nextPageError.message)}</span>
              </Text>
              <Button label={copy.retry} emphasis="ink" size="medium" onClick={retry} />
            </>
          )}
          {!nextPageError && !byItself && (
            <Button label={copy.loadMore} emphasis="outline" size="medium" onClick={fetchNextPage} />
          )}
        </>
      )}
    </div>
  );
}
