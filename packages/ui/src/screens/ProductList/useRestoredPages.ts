import type { ProductList } from '@naap/state';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';

/** Maximum number of pages that are restored. */
const MAX_PAGES = 50;

/**
 * Restores the number of pages that the history entry had, after a reload or Back to a list that is no longer cached. Returns whether it
 * is fetching. Fetches one more page, because new products may have moved the others down.
 */
export function useRestoredPages(list: ProductList): boolean {
  const { key, search } = useLocation();
  const navigationType = useNavigationType();
  const entry = `pages:${key}:${search}`;
  const { pagesLoaded, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const [plan, setPlan] = useState({ entry: '', pages: 0 });
  const isHydrated = useIsHydrated();

  if (isHydrated && plan.entry !== entry) {
    const before = navigationType === 'POP' ? readPages(key, entry) : 0;
    setPlan({ entry, pages: before > pagesLoaded ? Math.min(before + 1, MAX_PAGES) : 0 });
  }
  const hasFailed = list.error !== null || list.nextPageError !== null;
  const isOver = plan.pages === 0 || pagesLoaded >= plan.pages || hasFailed || !(isLoading || hasNextPage);

  useEffect(() => {
    if (!isHydrated) return;
    if (isOver) {
      if (plan.pages > 0) setPlan({ entry, pages: 0 });
      if (pagesLoaded > 0) writePages(entry, pagesLoaded);
    } else if (!isLoading && !isFetchingNextPage) fetchNextPage();
  }, [isHydrated, isOver, plan, entry, pagesLoaded, isLoading, isFetchingNextPage, fetchNextPage]);

  return !isOver;
}

/** The router's key of a visit's first entry. It is the same for every visit in a tab. */
const FIRST_ENTRY = 'default';

function readPages(key: string, entry: string): number {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('pages' in stored) || !('visit' in stored))
      return 0;
    const isOfThisVisit = stored.visit === performance.timeOrigin || key !== FIRST_ENTRY || isReturn();
    return isOfThisVisit && Number.isSafeInteger(stored.pages) ? Number(stored.pages) : 0;
  } catch {
    return 0;
  }
}

/** Returns whether the document was reloaded or restored by Back or Forward. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

function writePages(entry: string, pages: number) {
  try {
    sessionStorage.setItem(entry, JSON.stringify({ pages, visit: performance.timeOrigin }));
  } catch {
    // Storage is full or disabled: a reload then starts with the first page.
  }
}
