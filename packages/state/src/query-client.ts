import { ApiError } from '@naap/api-clients';
import { QueryClient } from '@tanstack/react-query';

export { dehydrate } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query function is a verb of @naap/api-clients, which reject only with `ApiError`. */
    defaultError: ApiError;
  }
}

/**
 * Creates the query client. Queries are retried once after a network failure, but not after an error response. `retries: 0` is for a
 * server, which has no time for a second attempt.
 */
export function createQueryClient({ retries = 1 }: { retries?: 0 | 1 } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // With 'online', a query would stay pending while the browser reports that it is offline.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < retries && error instanceof ApiError && error.kind === 'network',
        retryDelay: 500,
      },
      // With 'online', a mutation would wait while the browser reports that it is offline.
      mutations: { networkMode: 'always' },
    },
  });
}
