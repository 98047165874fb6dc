import { DEFAULT_PRICING_RULES, type PricingRules } from '@naap/api-clients';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Clients } from './clients.ts';
import { ShopStateContext } from './context.ts';
import { createQueryClient } from './query-client.ts';
import { createShopState } from './shop-state.ts';

export interface StateProviderProps {
  /** Taken once, at the first render. */
  readonly clients: Clients;
  /** `localStorage` unless given; never touched while rendering on a server. */
  readonly storage?: Storage;
  /** `sessionStorage` unless given; keeps a sign-in under way over a reload. */
  readonly sessionStorage?: Storage;
  /** One of its own unless given. */
  readonly queryClient?: QueryClient;
  /** Fees and coupon; the specification's unless given. The backend must price orders by the same rules. */
  readonly pricing?: PricingRules;
  readonly children: ReactNode;
}

/** Makes the stores of one shop and gives them, with the clients, to the hooks below it. */
export function StateProvider({
  clients,
  storage,
  sessionStorage,
  queryClient,
  pricing = DEFAULT_PRICING_RULES,
  children,
}: StateProviderProps) {
  const [state] = useState(() =>
    createShopState({
      clients,
      queryClient: queryClient ?? createQueryClient(),
      localStorage: () => storage ?? window.localStorage,
      sessionStorage: () => sessionStorage ?? window.sessionStorage,
      pricing,
    }),
  );
  useEffect(() => state.start(), [state]);
  return (
    <QueryClientProvider client={state.queryClient}>
      <ShopStateContext value={state}>{children}</ShopStateContext>
    </QueryClientProvider>
  );
}
