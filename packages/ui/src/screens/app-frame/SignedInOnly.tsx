import { useSession } from '@naap/state';
import type { ReactNode } from 'react';

interface SignedInOnlyProps {
  /** The sign-in screen. */
  signIn: ReactNode;
  children: ReactNode;
}

/** Spec section 6: cart, checkout and profile show the sign-in screen in place of themselves. */
export function SignedInOnly({ signIn, children }: SignedInOnlyProps) {
  const { status } = useSession();
  return status === 'signed-out' ? signIn : children;
}
