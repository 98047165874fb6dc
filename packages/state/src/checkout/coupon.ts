import { discountFor, formatMoney, type PricingRules } from '@naap/api-clients';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failure, type Result, success } from '../result.ts';

export interface CouponStore {
  /** The applied code, or null. */
  readonly store: StoreApi<{ readonly code: string | null }>;
  /** Applies the coupon of the pricing rules, ignoring case and surrounding spaces (spec section 5). */
  apply(text: string): Result;
  remove(): Result;
}

export function createCouponStore(pricing: PricingRules): CouponStore {
  const store = createStore<{ readonly code: string | null }>(() => ({ code: null }));
  return {
    store,
    apply(text) {
      const discount = discountFor(text, pricing);
      if (pricing.coupon === null || discount.amount === 0) {
        return failure('Invalid Coupon', 'Please enter a valid coupon code');
      }
      store.setState({ code: pricing.coupon.code });
      return success(undefined, 'Coupon Applied!', `You saved ${formatMoney(discount)} on your order`);
    },
    remove() {
      store.setState({ code: null });
      return success(undefined, 'Coupon Removed');
    },
  };
}
