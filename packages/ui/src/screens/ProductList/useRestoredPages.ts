import type { ProductList } from '@naap/state';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Pages of ten that a reload fetches again at most. */
const MAX_PAGES = 50;

/**
 * After a reload, or Back to a list that is no longer cached, fetches as many pages as the history entry had. True while it does. One page
 * more is fetched, as products may have moved down since.
 */
export function useRestoredPages(list: ProductList): boolean {
  const { key, search } = useLocation();
  const navigationType = useNavigationType();
  const entry = `pages:${key}:${search}`;
  const { pagesLoaded, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const [plan, setPlan] = useState({ entry: '', pages: 0 });

  if (plan.entry !== entry) {
    const before = navigationType === 'POP' ? readPages(key, entry) : 0;
    setPlan({ entry, pages: before > pagesLoaded ? Math.min(before + 1, MAX_PAGES) : 0 });
  }
  const hasFailed = list.error !== null || list.nextPageError !== null;
  const isOver = plan.pages === 0 || pagesLoaded >= plan.pages || hasFailed || !(isLoading || hasNextPage);

  useEffect(() => {
    if (isOver) {
      if (plan.pages > 0) setPlan({ entry, pages: 0 });
      if (pagesLoaded > 0) writePages(entry, pagesLoaded);
    } else if (!isLoading && !isFetchingNextPage) fetchNextPage();
  }, [isOver, plan, entry, pagesLoaded, isLoading, isFetchingNextPage, fetchNextPage]);

  return !isOver;
}

/** The key of the entry that a visit begins with; every visit of a tab has it. */
const FIRST_ENTRY = 'default';

function readPages(key: string, entry: string): number {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('pages' in kept) || !('visit' in kept)) return 0;
    const isOfThisVisit = kept.visit === performance.timeOrigin || key !== FIRST_ENTRY || isReturn();
    return isOfThisVisit && Number.isSafeInteger(kept.pages) ? Number(kept.pages) : 0;
  } catch {
    return 0;
  }
}

/** The document was reloaded, or the browser went back to it: not opened by its address. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

function writePages(entry: string, pages: number) {
  try {
    sessionStorage.setItem(entry, JSON.stringify({ pages, visit: performance.timeOrigin }));
  } catch {
    // Storage is full or forbidden: a reload then begins with the first page.
  }
}
