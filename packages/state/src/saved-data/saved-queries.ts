import type { Query, QueryClient } from '@tanstack/react-query';
import type { SavedTimes } from './saved-times.ts';

/**
 * Uses saved data for queries that cannot be fetched (docs/decisions/device.md), from the first one on. Returns a function that saves the public
 * data of queries until the function that it returns is called. The code is loaded when the browser is idle or a request fails.
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

/** The first page has loaded long before. In milliseconds. */
const SAVE_DELAY_MS = 3_000;
