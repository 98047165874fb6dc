import { useEffect, useEffectEvent } from 'react';
import { useShopState } from '../context.ts';
import { useSession } from '../session/useSession.ts';
import type { BagIntent, BagIntentOrigin, NewBagIntent } from './bag-intent.ts';

/** Returns the function that stores a signed-out shopper's "add to bag" until the sign-in. */
export function useKeepBagIntent(): (intent: NewBagIntent) => void {
  return useShopState().bagIntents.put;
}

/** Calls `onContinue` once with the stored "add to bag" of this screen (and product), as soon as the shopper is signed in. */
export function useContinueBagIntent(
  { origin, productId }: { readonly origin: BagIntentOrigin; readonly productId?: string },
  onContinue: (intent: BagIntent) => void,
): void {
  const { bagIntents } = useShopState();
  const { status } = useSession();
  const continueWith = useEffectEvent(onContinue);
  useEffect(() => {
    if (status !== 'signed-in') return;
    const intent = bagIntents.take(origin, productId);
    if (intent !== null) continueWith(intent);
  }, [bagIntents, status, origin, productId]);
}

/** Removes the stored "add to bag" when a signed-out shopper leaves the sign-in screen, which cancels it. */
export function useDropBagIntent(isSigningIn: boolean): void {
  const { bagIntents, session } = useShopState();
  const { status } = useSession();
  useEffect(() => {
    // During hydration the rendered status is that of the server: signed out.
    const isSignedOut = status === 'signed-out' && session.getSnapshot().status === status;
    if (!isSigningIn && isSignedOut) bagIntents.drop();
  }, [bagIntents, session, isSigningIn, status]);
}
