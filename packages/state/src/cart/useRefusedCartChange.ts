import type { ApiError } from '@naap/api-clients';
import { useEffect, useEffectEvent } from 'react';
import { useShopState } from '../context.ts';

/** Calls `onRefused` with the error when the server refuses a change of the cart that was saved on this device. */
export function useRefusedCartChange(onRefused: (error: ApiError) => void): void {
  const { cartLog } = useShopState();
  const report = useEffectEvent(onRefused);
  useEffect(() => cartLog.onRefused((error) => report(error)), [cartLog]);
}
