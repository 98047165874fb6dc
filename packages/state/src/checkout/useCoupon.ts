import { useStore } from 'zustand/react';
import { useShopState } from '../context.ts';
import type { Result } from '../result.ts';

export interface Coupon {
  /** The applied code, or null. */
  readonly code: string | null;
  apply(text: string): Result;
  remove(): Result;
}

/** Returns the applied coupon, and the functions that apply and remove one. */
export function useCoupon(): Coupon {
  const { coupon } = useShopState().checkout;
  const { code } = useStore(coupon.store);
  return { code, apply: coupon.apply, remove: coupon.remove };
}
