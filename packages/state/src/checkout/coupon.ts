import { COUPON_CODE, discountFor } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failure, type Result, success } from '../result.ts';

export interface CouponStore {
  /** The applied code, or null. */
  readonly store: StoreApi<{ readonly code: string | null }>;
  /** Accepts FLAT400 alone, whatever its case and outer spaces (spec section 5). */
  apply(text: string): Result;
  remove(): Result;
}

export function createCouponStore(): CouponStore {
  const store = createStore<{ readonly code: string | null }>(() => ({ code: null }));
  return {
    store,
    apply(text) {
      if (discountFor(text) === 0) return failure('Invalid Coupon', 'Please enter a valid coupon code');
      store.setState({ code: COUPON_CODE });
      return success(undefined, 'Coupon Applied!', 'You saved ₹400 on your order');
    },
    remove() {
      store.setState({ code: null });
      return success(undefined, 'Coupon Removed');
    },
  };
}
