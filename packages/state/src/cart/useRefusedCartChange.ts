import type { ApiError } from '@naap/api-clients';
import { useEffect, useEffectEvent } from 'react';
import { useShopState } from '../context.ts';

/** Calls `onRefused` with the error when the server refuses a change of the cart that was saved on this device. */
export function useRefusedCartChange(onRefused: (error: ApiError) => void): void {
  const { cartChanges } = useShopState();
  const report = useEffectEvent(onRefused);
  useEffect(() => cartChanges.onRefused((error) => report(error)), [cartChanges]);
}
