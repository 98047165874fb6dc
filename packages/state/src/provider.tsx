import type { Content } from '@naap/content';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Clients } from './clients.ts';
import { ShopStateContext } from './context.ts';
import { createQueryClient } from './query-client.ts';
import { createShopState } from './shop-state.ts';

export interface StateProviderProps {
  /** Taken once, at the first render. */
  readonly clients: Clients;
  /** Checked (`parseContent`). Taken once, as `clients`. The backend must price orders by the same content. */
  readonly content: Content;
  /** `localStorage` unless given; never touched while rendering on a server. */
  readonly storage?: Storage;
  /** `sessionStorage` unless given; keeps a sign-in under way over a reload. */
  readonly sessionStorage?: Storage;
  /** One of its own unless given. */
  readonly queryClient?: QueryClient;
  readonly children: ReactNode;
}

/** Makes the stores of one shop and gives them, with the clients, to the hooks below it. */
export function StateProvider({
  clients,
  content,
  storage,
  sessionStorage,
  queryClient,
  children,
}: StateProviderProps) {
  const [state] = useState(() =>
    createShopState({
      clients,
      content,
      queryClient: queryClient ?? createQueryClient(),
      localStorage: () => storage ?? window.localStorage,
      sessionStorage: () => sessionStorage ?? window.sessionStorage,
    }),
  );
  useEffect(() => state.start(), [state]);
  return (
    <QueryClientProvider client={state.queryClient}>
      <ShopStateContext value={state}>{children}</ShopStateContext>
    </QueryClientProvider>
  );
}
