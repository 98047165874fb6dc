import { ApiError } from '@naap/api-clients';
import { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query function is a verb of @naap/api-clients, and those reject with nothing else. */
    defaultError: ApiError;
  }
}

/** Reads are tried a second time when the connection failed; what the server said stands. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // 'online' would leave a query pending for as long as the browser believes that it is offline.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
        retryDelay: 500,
      },
    },
  });
}
