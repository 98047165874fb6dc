import { useEffect, useEffectEvent, useState } from 'react';
import { useShopState } from '../context.ts';
import { useSession } from './useSession.ts';

/**
 * Returns a function that calls `act` with whether a shopper is signed in: at once, or after the stored session is restored. `isWaiting` says
 * that it will.
 */
export function useWhenSessionKnown(act: (isSignedIn: boolean) => void): {
  run(): void;
  readonly isWaiting: boolean;
} {
  const { session } = useShopState();
  const { status } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  const actNow = useEffectEvent(act);

  useEffect(() => {
    if (!isWaiting || status === 'restoring') return;
    setWaiting(false);
    actNow(status === 'signed-in');
  }, [isWaiting, status]);

  return {
    run() {
      // During hydration the rendered status is that of the server: signed out.
      const known = session.getSnapshot().status;
      if (known === 'restoring') setWaiting(true);
      else act(known === 'signed-in');
    },
    isWaiting,
  };
}
