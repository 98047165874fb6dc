import { useSession } from '@naap/state';
import type { ReactNode } from 'react';
import { Loading } from './Loading.tsx';

interface SignedInOnlyProps {
  /** The sign-in screen. */
  signIn: ReactNode;
  children: ReactNode;
}

/**
 * Shows the sign-in screen in place of cart, checkout and profile while signed out (spec section 6). While the session is restored, 'Loading...'
 * covers the page, which stays mounted, so that typed text is kept (docs/decisions/session.md).
 */
export function SignedInOnly({ signIn, children }: SignedInOnlyProps) {
  const { status } = useSession();
  if (status === 'signed-out') return signIn;
  return (
    <>
      {children}
      {status === 'restoring' && <Loading />}
    </>
  );
}
