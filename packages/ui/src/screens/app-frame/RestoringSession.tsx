import { useSession } from '@naap/state';
import { Loading } from './Loading.tsx';

/** Covers the page while the session is restored (spec section 2). The page stays mounted, so typed text is kept (docs/decisions/session.md). */
export function RestoringSession() {
  const { status } = useSession();
  return status === 'restoring' ? <Loading /> : null;
}
