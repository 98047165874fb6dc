import { ApiError } from '@naap/api-clients';
import { onlineManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { readQuery, type SavedData, writeQueries } from './database.ts';
import type { SavedTimes } from './saved-times.ts';

/** Debounce of writes, in milliseconds, so that the data of a page is written at once. */
const WRITE_DELAY_MS = 1_000;

/** The data that is being read from this device, which is not saved again. */
const savedData = new WeakSet<object>();

/** Returns whether a query has public data: products, variants, lists or brands. A shopper's own data is never saved. */
const isPublic = ([name]: QueryKey) => name === 'products' || name === 'variants' || name === 'brands';

/**
 * Resolves with the saved data of a query that could not be fetched. Rejects with `error` when there is no saved data, and when the query will
 * be retried.
 */
export async function readSaved(error: unknown, query: Query, times: SavedTimes): Promise<unknown> {
  const { queryKey, queryHash, state } = query;
  const isLast = navigator.onLine === false || state.fetchFailureCount > 0;
  if (
    !isLast ||
    !isPublic(queryKey) ||
    state.data !== undefined ||
    !(error instanceof ApiError && error.isRetryable)
  )
    throw error;
  const saved = await readQuery(queryHash).catch(() => undefined);
  if (saved === undefined) throw error;
  savedData.add(saved.data);
  times.setState({ [queryHash]: saved.at });
  // TanStack Query assumes that a page is online until the browser reports a change. Without this call it would not notice that the connection
  // returns to a page that was opened offline.
  if (navigator.onLine === false) onlineManager.setOnline(false);
  // In a later task, because TanStack Query first stores the data as fetched now. Invalidated data is refetched when the connection returns.
  setTimeout(() => {
    query.setState({ dataUpdatedAt: saved.at, isInvalidated: true });
    // Equal data that is fetched later is this object too, because TanStack Query keeps the one it has.
    savedData.delete(saved.data as object);
  });
  return saved.data;
}

/**
 * Saves the public data that the query client has fetched since `from`, in ms since the epoch, and the data that it fetches from now on. Returns the
 * function that stops it.
 */
export function startSaving(queryClient: QueryClient, times: SavedTimes, from: number): () => void {
  const cache = queryClient.getQueryCache();
  const unsaved = new Map<string, SavedData>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    const entries = new Map(unsaved);
    unsaved.clear();
    // Storage is blocked or full: pages are then not available offline.
    writeQueries(entries).catch(() => undefined);
  }

  function keep({ queryKey, queryHash, state: { data, dataUpdatedAt } }: Query) {
    if (!isPublic(queryKey) || data === undefined || (data !== null && savedData.has(data))) return;
    const { [queryHash]: savedAt, ...others } = times.getState();
    if (savedAt !== undefined) times.setState(others, true);
    // The product does not exist.
    if (data === null) return;
    unsaved.set(queryHash, { data, at: dataUpdatedAt });
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_DELAY_MS);
  }

  for (const query of cache.getAll())
    if (query.state.dataUpdatedAt >= from && !(query.queryHash in times.getState())) keep(query);
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
