import type { Clients } from '@naap/api-clients';
import { type Content, StateProvider, type StateProviderProps } from '@naap/state';
import {
  AppProviders,
  AppShell,
  ErrorBoundary,
  Loading,
  RepeatEarlyPresses,
  SessionKnown,
  SignedInOnly,
  SiteUrlContext,
  SmsInboxContext,
} from '@naap/ui/screens/app-frame';
import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { PrefetchOnIntent } from './prefetch.tsx';
import { auth, notFound, routes } from './routes/index.ts';

interface AppProps
  extends Pick<
    StateProviderProps,
    | 'queryClient'
    | 'dehydratedState'
    | 'isOfflineCapable'
    | 'loadEvents'
    | 'loadSizeCharts'
    | 'registerWorker'
  > {
  clients: Clients;
  content: Content;
  /** Origin of the shop, such as 'https://shop.example'; '' while it is unknown. */
  siteUrl: string;
  /** URL of the sandbox's SMS inbox, where one-time codes can be read; null outside the sandbox. */
  smsInboxUrl: string | null;
  /** Called for each page that is shown, with its path and query. */
  onPageShown?: (path: string) => void;
}

/**
 * The whole shop below a router: state, toasts, the shell around every screen, and the route table. An error in a screen is caught
 * inside AppShell, which stays usable; the outer boundary catches errors of the shell itself.
 */
export function App({ siteUrl, smsInboxUrl, onPageShown, ...state }: AppProps) {
  return (
    <ErrorBoundary pageKey="shop">
      <StateProvider {...state}>
        <SiteUrlContext value={siteUrl}>
          <SmsInboxContext value={smsInboxUrl}>
            <AppProviders>
              <AppShell>
                <CurrentScreen />
              </AppShell>
              <PrefetchOnIntent />
              {onPageShown && <PageReporter onPageShown={onPageShown} />}
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
    <SignedInOnly signIn={<auth.Screen />}>
      <Screen />
    </SignedInOnly>
  ) : path === auth.path ? (
    <SessionKnown>
      <Screen />
    </SessionKnown>
  ) : (
    <Screen />
  ),
}));

function PageReporter({ onPageShown }: Required<Pick<AppProps, 'onPageShown'>>) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onPageShown(pathname + search);
  }, [onPageShown, pathname, search]);
  return null;
}

/**
 * The screen at the current location. The boundary is rendered again with each location: React would otherwise hydrate a page that was left
 * before as the next page, because a change of context alone does not reach a boundary that is not hydrated yet. Falls back to NotFound because
 * the router's `*` does not match a path with a line break (%0A).
 */
function CurrentScreen() {
  const screen = useRoutes(screens) ?? <notFound.Screen />;
  return (
    <Suspense fallback={<Loading />}>
      {screen}
      <RepeatEarlyPresses />
    </Suspense>
  );
}
