import { ApiError } from '@naap/api-clients';
import { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query function is a verb of @naap/api-clients, which reject only with `ApiError`. */
    defaultError: ApiError;
  }
}

/** Creates the query client. Queries are retried once after a network failure, but not after an error response. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // With 'online', a query would stay pending while the browser reports that it is offline.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
        retryDelay: 500,
      },
      // With 'online', a mutation would wait while the browser reports that it is offline.
      mutations: { networkMode: 'always' },
    },
  });
}
