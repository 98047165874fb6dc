import { useSession } from '@naap/state';
import { Loading } from './Loading.tsx';

/** Lies over the mounted tree, so that nothing typed is lost (spec section 2, "while authentication state is loading"; decision in docs/decisions/session.md). */
export function RestoringSession() {
  const { status } = useSession();
  return status === 'restoring' ? <Loading /> : null;
}
