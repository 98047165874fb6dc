import { type Clients, type Content, StateProvider } from '@naap/state';
import {
  AppProviders,
  AppShell,
  ErrorBoundary,
  Loading,
  RestoringSession,
  SignedInOnly,
  SmsInboxContext,
} from '@naap/ui/screens/shared';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { PrefetchOnIntent } from './prefetch.tsx';
import { NotFound, routes, SignIn } from './routes.tsx';

interface AppProps {
  clients: Clients;
  content: Content;
  /** Where one-time codes can be read, when the sandbox sends them. */
  smsInboxUrl: string | null;
}

/**
 * The whole shop below a router: state, toasts, what stands around every screen, and the route table. A screen that fails leaves the
 * shell standing (AppShell); should the shell itself fail, the outer boundary says so.
 */
export function App({ clients, content, smsInboxUrl }: AppProps) {
  return (
    <ErrorBoundary place="shop">
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

/** The router's own "any other path" ends at a line break (%0A), which an address may hold. */
function CurrentScreen() {
  return useRoutes(screens) ?? <NotFound />;
}
