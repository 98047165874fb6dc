import { type Clients, StateProvider, useSession } from '@naap/state';
import { AppProviders, AppShell, Loading, SmsInboxContext } from '@naap/ui/screens/shared';
import { type ReactNode, Suspense } from 'react';
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
                        <SignedInOnly>
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

/** Spec section 6: cart, checkout and profile show the sign-in screen in place of themselves. */
function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return status === 'signed-out' ? <SignIn /> : children;
}

/** Lies over the mounted tree, so that nothing typed is lost (spec section 2, "while authentication state is loading"; decision in docs/decisions/session.md). */
function RestoringSession() {
  const { status } = useSession();
  return status === 'restoring' ? <Loading /> : null;
}
