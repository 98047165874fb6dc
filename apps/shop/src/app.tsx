import { type Clients, StateProvider, useSession } from '@naap/state';
import { BottomNav, LinkProvider, LoadingScreen, ToastProvider } from '@naap/ui/components';
import { type ReactNode, Suspense } from 'react';
import { Link, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { routes, SignIn } from './routes.tsx';

/** The whole shop below a router: state, toasts, the route table and the bottom navigation. */
export function App({ clients }: { clients: Clients }) {
  return (
    <StateProvider clients={clients}>
      <LinkProvider link={Link}>
        <ToastProvider>
          <Shop />
        </ToastProvider>
      </LinkProvider>
    </StateProvider>
  );
}

function Shop() {
  const { pathname } = useLocation();
  const current = routes.find(({ path }) => matchPath(path, pathname));
  return (
    <>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          {routes.map(({ path, Screen, signedInOnly }) => (
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
      {current?.bottomNav ? <BottomNav currentPath={pathname} /> : null}
      <RestoringSession />
    </>
  );
}

/** Spec section 6: cart, checkout and profile show the sign-in screen in place of themselves. */
function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return status === 'signed-out' ? <SignIn /> : children;
}

/** Lies over the mounted tree, so that nothing typed is lost (spec section 2, "while authentication state is loading"). */
function RestoringSession() {
  const { isLoading } = useSession();
  return isLoading ? <LoadingScreen /> : null;
}
