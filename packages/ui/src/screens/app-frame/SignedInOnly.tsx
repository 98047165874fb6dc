import { m } from '@naap/messages';
import { useSession } from '@naap/state';
import type { ReactNode } from 'react';
import { ErrorState, LinkButton } from '../../components/index.ts';
import { Loading } from './Loading.tsx';
import { PageMeta } from './PageMeta.tsx';
import { unknownSession } from './SignedInOnly.css.ts';

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
  return (
    <SessionKnown>
      {status === 'signed-out' ? signIn : children}
      {status === 'restoring' && <Loading />}
    </SessionKnown>
  );
}

/** Shows an error in place of the page while a stored session could not be restored, because nothing answered. */
export function SessionKnown({ children }: Pick<SignedInOnlyProps, 'children'>) {
  const { isUnknown, restore } = useSession();
  return isUnknown ? <UnknownSession onRetry={restore} /> : children;
}

function UnknownSession({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={unknownSession}>
      <PageMeta title={m.site_failed_title()} unlisted />
      <ErrorState
        level={1}
        title={m.site_failed_title()}
        message={m.site_failed_text()}
        retryLabel={m.site_undo_retry()}
        onRetry={onRetry}
        secondaryAction={
          <LinkButton emphasis="outline" size="medium" label={m.site_failed_home()} href="/" />
        }
      />
    </main>
  );
}
