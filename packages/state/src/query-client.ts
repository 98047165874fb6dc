import type { ApiError } from '@naap/api-clients';
import { QueryClient } from '@tanstack/react-query';
import { isLost, LOST_REQUEST_DELAYS_MS } from './lost-requests.ts';

export { dehydrate } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query function is a verb of @naap/api-clients, which reject only with `ApiError`. */
    defaultError: ApiError;
  }
}

/**
 * Creates the query client. Queries without a response are retried while the browser is online, but not after an error response
 * (docs/decisions/wire.md). `retries: 0` is for a server, which has no time for a second attempt, and for tests.
 */
export function createQueryClient({ retries }: { retries?: 0 } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // With 'online', a query would stay pending while the browser reports that it is offline.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < (retries ?? LOST_REQUEST_DELAYS_MS.length) && isLost(error),
        retryDelay: (failures) => LOST_REQUEST_DELAYS_MS[failures] ?? 0,
      },
      // With 'online', a mutation would wait while the browser reports that it is offline.
      mutations: { networkMode: 'always' },
    },
  });
}
