import type { Clients } from '@naap/api-clients';
import type { Content } from '@naap/content';
import { type DehydratedState, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ShopStateContext } from './context.ts';
import type { EventCode } from './events/events.ts';
import { createQueryClient } from './query-client.ts';
import { createShopState, type LoadSizeCharts } from './shop-state.ts';

export interface StateProviderProps {
  /** Read only on the first render. */
  readonly clients: Clients;
  /** The result of `parseContent`. Read only on the first render. The backend has to price orders by the same content. */
  readonly content: Content;
  /** Default: `localStorage`. Not accessed while rendering on a server. */
  readonly storage?: Storage;
  /** Default: `sessionStorage`. Stores a sign-in in progress across a reload. */
  readonly sessionStorage?: Storage;
  /** Default: a new query client. */
  readonly queryClient?: QueryClient;
  /** The data with which a server rendered the page. Read only on the first render. */
  readonly dehydratedState?: DehydratedState | undefined;
  /** Saves lists and products on this device, for pages that are opened without a connection. Read only on the first render. */
  readonly isOfflineCapable?: boolean;
  /** Loads the code that sends commerce events, after consent. Without it, no events are sent. Read only on the first render. */
  readonly loadEvents?: (() => Promise<EventCode>) | undefined;
  /** Loads the size charts of the content. Without it, only products with a chart of their own have one. Read only on the first render. */
  readonly loadSizeCharts?: LoadSizeCharts | undefined;
  /** Registers the service worker that shows notifications, where the shop has not done so before. Read only on the first render. */
  readonly registerWorker?: (() => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

/** Creates the stores of a shop and provides them, with the clients, to the hooks. */
export function StateProvider({
  clients,
  content,
  storage,
  sessionStorage,
  queryClient,
  dehydratedState,
  isOfflineCapable = false,
  loadEvents,
  loadSizeCharts,
  registerWorker,
  children,
}: StateProviderProps) {
  const [state] = useState(() => {
    const client = queryClient ?? createQueryClient();
    if (dehydratedState !== undefined) hydrate(client, dehydratedState);
    return createShopState({
      clients,
      content,
      queryClient: client,
      localStorage: () => storage ?? window.localStorage,
      sessionStorage: () => sessionStorage ?? window.sessionStorage,
      isOfflineCapable,
      loadEvents,
      loadSizeCharts,
      registerWorker,
    });
  });
  useEffect(() => state.start(), [state]);
  return (
    <QueryClientProvider client={state.queryClient}>
      <ShopStateContext value={state}>{children}</ShopStateContext>
    </QueryClientProvider>
  );
}
