import type { Clients } from '@naap/api-clients';
import { type Content, StateProvider } from '@naap/state';
import {
  AppProviders,
  AppShell,
  ErrorBoundary,
  Loading,
  RestoringSession,
  SignedInOnly,
  SmsInboxContext,
} from '@naap/ui/screens/app-frame';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { PrefetchOnIntent } from './prefetch.tsx';
import { NotFound, routes, SignIn } from './routes.tsx';

interface AppProps {
  clients: Clients;
  content: Content;
  /** URL of the sandbox's SMS inbox, where one-time codes can be read; null outside the sandbox. */
  smsInboxUrl: string | null;
}

/**
 * The whole shop below a router: state, toasts, the shell around every screen, and the route table. An error in a screen is caught
 * inside AppShell, which stays usable; the outer boundary catches errors of the shell itself.
 */
export function App({ clients, content, smsInboxUrl }: AppProps) {
  return (
    <ErrorBoundary pageKey="shop">
      <StateProvider clients={clients} content={content}>
        <SmsInboxContext value={smsInboxUrl}>
          <AppProviders>
            <AppShell>
              <Suspense fallback={<Loading />}>
                <CurrentScreen />
              </Suspense>
            </AppShell>
            <RestoringSession />
            <PrefetchOnIntent />
          </AppProviders>
        </SmsInboxContext>
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
