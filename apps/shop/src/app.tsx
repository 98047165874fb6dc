import type { Clients } from '@naap/api-clients';
import { type Content, StateProvider, type StateProviderProps } from '@naap/state';
import {
  AppProviders,
  AppShell,
  ErrorBoundary,
  Loading,
  RestoringSession,
  SignedInOnly,
  SiteUrlContext,
  SmsInboxContext,
} from '@naap/ui/screens/app-frame';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { EarlyClicks } from './EarlyClicks.tsx';
import { PrefetchOnIntent } from './prefetch.tsx';
import { NotFound, routes, SignIn } from './routes.tsx';

interface AppProps extends Pick<StateProviderProps, 'queryClient' | 'dehydratedState'> {
  clients: Clients;
  content: Content;
  /** Origin of the shop, such as 'https://shop.example'; '' while it is unknown. */
  siteUrl: string;
  /** URL of the sandbox's SMS inbox, where one-time codes can be read; null outside the sandbox. */
  smsInboxUrl: string | null;
}

/**
 * The whole shop below a router: state, toasts, the shell around every screen, and the route table. An error in a screen is caught
 * inside AppShell, which stays usable; the outer boundary catches errors of the shell itself.
 */
export function App({ siteUrl, smsInboxUrl, ...state }: AppProps) {
  return (
    <ErrorBoundary pageKey="shop">
      <StateProvider {...state}>
        <SiteUrlContext value={siteUrl}>
          <SmsInboxContext value={smsInboxUrl}>
            <AppProviders>
              <AppShell>
                <Suspense fallback={<Loading />}>
                  <CurrentScreen />
                  <EarlyClicks />
                </Suspense>
              </AppShell>
              <RestoringSession />
              <PrefetchOnIntent />
            </AppProviders>
          </SmsInboxContext>
        </SiteUrlContext>
      </StateProvider>
    </ErrorBoundary>
  );
}

const screens = routes.map(({ path, Screen, signedInOnly = false }) => ({
  path,
  element: signedInOnly ? (
    <SignedInOnly signIn={<SignIn />}>
      <Screen />
    </SignedInOnly>
  ) : (
    <Screen />
  ),
}));

/** Falls back to NotFound because the router's `*` does not match a path with a line break (%0A). */
function CurrentScreen() {
  return useRoutes(screens) ?? <NotFound />;
}
