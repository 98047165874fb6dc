import { discountFor, formatMoney, type PricingRules } from '@naap/api-clients';
import { m } from '@naap/messages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failure, type Result, success } from '../result.ts';
import type { CheckoutDraftStorage } from './checkout-draft.ts';

export interface CouponStore {
  /** The applied code, or null. */
  readonly store: StoreApi<{ readonly code: string | null }>;
  /** Applies the coupon of the pricing rules, ignoring case and surrounding spaces (spec section 5). */
  apply(text: string): Result;
  remove(): Result;
}

export function createCouponStore(pricing: PricingRules, draft: CheckoutDraftStorage): CouponStore {
  const kept = draft.get().couponCode;
  const store = createStore<{ readonly code: string | null }>(() => ({
    code: kept !== null && kept === pricing.coupon?.code ? kept : null,
  }));
  const set = (code: string | null) => {
    store.setState({ code });
    draft.set({ couponCode: code });
  };
  return {
    store,
    apply(text) {
      const discount = discountFor(text, pricing);
      if (pricing.coupon === null || discount.amount === 0) {
        return failure(m.state_invalid_coupon(), m.state_invalid_coupon_description());
      }
      set(pricing.coupon.code);
      return success(
        undefined,
        m.state_coupon_applied(),
        m.state_coupon_applied_description({ amount: formatMoney(discount) }),
      );
    },
    remove() {
      set(null);
      return success(undefined, m.state_coupon_removed());
    },
  };
}
