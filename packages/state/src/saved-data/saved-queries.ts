import type { Query, QueryClient } from '@tanstack/react-query';
import type { SavedTimes } from './saved-times.ts';

/**
 * Lets queries that cannot be fetched use saved data (docs/decisions/device.md), from the first query on. Returns the function that starts saving
 * the public data of queries, which in turn returns the function that stops it. The code is loaded after `SAVE_DELAY_MS`, or when a request
 * fails.
 */
export function saveQueries(queryClient: QueryClient, times: SavedTimes): () => () => void {
  let stop: (() => void) | undefined;
  async function start() {
    const { startSaving } = await import('./offline-queries.ts');
    stop ??= startSaving(queryClient, times);
  }
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...others,
    queries: {
      ...queries,
      persister: async (queryFn, context, query) => {
        try {
          return await queryFn(context);
        } catch (error) {
          await start().catch(() => Promise.reject(error));
          const { readSaved } = await import('./offline-queries.ts');
          return readSaved(error, query as unknown as Query, times);
        }
      },
    },
  });
  return () => {
    const timer = setTimeout(() => void start().catch(() => undefined), SAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = undefined;
    };
  };
}

/** Delay before data is saved, in milliseconds, so that it does not slow down the load of the first page. */
const SAVE_DELAY_MS = 3_000;
