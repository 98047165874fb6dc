import { m } from '@naap/messages';
import { useContent, useSession } from '@naap/state';
import { useStaffOrders } from '@naap/state/staff';
import { lazy, type ReactNode } from 'react';
import { Button, Container, EmptyState, ErrorState, errorMark, signOutIcon } from '../../components/index.ts';
import { Loading } from '../../screens/app-frame/index.ts';

// A packer needs no rider's screen, and whoever is signed in needs no sign-in.
const SignIn = lazy(async () => ({ default: (await import('../../screens/SignIn/index.ts')).SignInScreen }));
const Board = lazy(async () => ({ default: (await import('../Board/index.ts')).Board }));
const Rider = lazy(async () => ({ default: (await import('../Rider/index.ts')).Rider }));

/** The app of the store's staff: the screen of the signed-in member's role. */
export function Staff() {
  const { status } = useSession();
  const { me } = useStaffOrders();
  // Without a connection the sign-in cannot be checked: a rider goes on with the orders that this device has saved.
  if (status === 'signed-in' || me) return <SignedIn />;
  return status === 'restoring' ? <Loading /> : <SignIn isEntry />;
}

function SignedIn() {
  const { logout } = useSession();
  const { me, error, retry, isRetrying } = useStaffOrders();
  const signOut = (
    <Button
      emphasis="outline"
      size="medium"
      icon={signOutIcon}
      label={m.counter_sign_out()}
      onClick={() => void logout()}
    />
  );
  if (error?.status === 403) {
    return (
      <Message>
        <EmptyState level={1} mark={errorMark} title={error.message} action={signOut} />
      </Message>
    );
  }
  if (me) return me.role === 'rider' ? <Rider /> : <Board />;
  if (error === null) return <Loading />;
  return (
    <Message>
      <ErrorState
        level={1}
        title={error.message}
        retryLabel={m.site_retry()}
        onRetry={retry}
        retrying={isRetrying}
        secondaryAction={signOut}
      />
    </Message>
  );
}

function Message({ children }: { children: ReactNode }) {
  const { brand } = useContent();
  return (
    <main>
      <title>{`${m.counter_title()} · ${brand.name}`}</title>
      <Container width="form">{children}</Container>
    </main>
  );
}
