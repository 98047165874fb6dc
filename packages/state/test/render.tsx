import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Clients } from '../src/clients.ts';
import { StateProvider } from '../src/provider.tsx';
import { createQueryClient } from '../src/query-client.ts';
import { content } from './content.ts';

/** Renders a hook inside a provider, with one try per query. `storage` and `sessionStorage` are jsdom's. */
export function renderState<T>(hook: () => T, clients: Clients) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const view = renderHook(hook, {
    wrapper: ({ children }) => (
      <StrictMode>
        <StateProvider clients={clients} content={content} queryClient={queryClient}>
          {children}
        </StateProvider>
      </StrictMode>
    ),
  });
  return { ...view, queryClient };
}
