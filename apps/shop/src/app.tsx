import { type Clients, StateProvider } from '@naap/state';
import {
  AppProviders,
  AppShell,
  Loading,
  RestoringSession,
  SignedInOnly,
  SmsInboxContext,
} from '@naap/ui/screens/shared';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes, SignIn } from './routes.tsx';

interface AppProps {
  clients: Clients;
  /** Where one-time codes can be read, when the sandbox sends them. */
  smsInboxUrl: string | null;
}

/** The whole shop below a router: state, toasts, what stands around every screen, and the route table. */
export function App({ clients, smsInboxUrl }: AppProps) {
  return (
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
        </AppProviders>
      </SmsInboxContext>
    </StateProvider>
  );
}
