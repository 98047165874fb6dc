import type { Query, QueryClient } from '@tanstack/react-query';
import type { SavedTimes } from './saved-times.ts';

export interface SavedQueries {
  /** Starts saving the public data of queries. Returns the function that stops it. */
  start(): () => void;
  /** Called on logout: what was fetched before is not saved any more. What is saved already stays. */
  forget(): void;
}

/**
 * Lets queries that cannot be fetched use saved data (docs/decisions/device.md), from the first query on. The code is loaded `SAVE_DELAY_MS` after
 * `start`, or when a request fails.
 */
export function saveQueries(queryClient: QueryClient, times: SavedTimes): SavedQueries {
  let stop: (() => void) | undefined;
  let savedFrom = 0;
  async function start() {
    const { startSaving } = await import('./offline-queries.ts');
    stop ??= startSaving(queryClient, times, savedFrom);
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
  return {
    start() {
      const timer = setTimeout(() => void start().catch(() => undefined), SAVE_DELAY_MS);
      return () => {
        clearTimeout(timer);
        stop?.();
        stop = undefined;
      };
    },
    forget() {
      savedFrom = Date.now();
      if (stop === undefined) return;
      stop();
      stop = undefined;
      void start().catch(() => undefined);
    },
  };
}

/** Delay before data is saved, in milliseconds, so that it does not slow down the load of the first page. */
const SAVE_DELAY_MS = 3_000;
