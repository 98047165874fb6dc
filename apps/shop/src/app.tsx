import { type Clients, StateProvider } from '@naap/state';
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
import { Route, Routes } from 'react-router-dom';
import { PrefetchOnIntent } from './prefetch.tsx';
import { routes, SignIn } from './routes.tsx';

interface AppProps {
  clients: Clients;
  /** Where one-time codes can be read, when the sandbox sends them. */
  smsInboxUrl: string | null;
}

/**
 * The whole shop below a router: state, toasts, what stands around every screen, and the route table. A screen that fails leaves the
 * shell standing (AppShell); should the shell itself fail, the outer boundary says so.
 */
export function App({ clients, smsInboxUrl }: AppProps) {
  return (
    <ErrorBoundary place="shop">
      <StateProvider clients={clients}>
        <SmsInboxContext value={smsInboxUrl}>
          <AppProviders>
            <AppShell>
              <Suspense fallback={<Loading />}>
                <Routes>
                  {routes.map(({ path, Screen, signedInOnly = false }) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        signedInOnly ? (
                          <SignedInOnly signIn={<SignIn />}>
                            <Screen />
                          </SignedInOnly>
                        ) : (
                          <Screen />
                        )
                      }
                    />
                  ))}
                </Routes>
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
