import { useSession } from '@naap/state';
import type { ReactNode } from 'react';

interface SignedInOnlyProps {
  /** The sign-in screen. */
  signIn: ReactNode;
  children: ReactNode;
}

/** Shows the sign-in screen in place of cart, checkout and profile while signed out (spec section 6). */
export function SignedInOnly({ signIn, children }: SignedInOnlyProps) {
  const { status } = useSession();
  return status === 'signed-out' ? signIn : children;
}
