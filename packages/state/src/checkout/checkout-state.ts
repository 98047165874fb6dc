import type { PricingRules, ShopApiClient } from '@naap/api-clients';
import type { SafeStorage } from '../safe-storage.ts';
import { type CheckoutDraftStorage, createCheckoutDraft } from './checkout-draft.ts';
import { type CouponStore, createCouponStore } from './coupon.ts';
import { createOrderLog, createOrderPlacement, type OrderPlacement } from './order-placement.ts';

/** The choices of the shopper at checkout, and the order that is being placed. */
export interface CheckoutState {
  readonly coupon: CouponStore;
  readonly draft: CheckoutDraftStorage;
  readonly placement: OrderPlacement;
  /** Forgets the coupon, the selected address and the unfinished address form. */
  reset(): void;
}

export interface CheckoutStateOptions {
  readonly shopApi: ShopApiClient;
  readonly pricing: PricingRules;
  readonly deviceStorage: SafeStorage;
  readonly tabStorage: SafeStorage;
  readonly customerId: () => string | null;
}

export function createCheckoutState(options: CheckoutStateOptions): CheckoutState {
  const { shopApi, pricing, deviceStorage, tabStorage, customerId } = options;
  const draft = createCheckoutDraft(tabStorage);
  const coupon = createCouponStore(pricing, draft);
  return {
    coupon,
    draft,
    placement: createOrderPlacement(shopApi, createOrderLog(deviceStorage), customerId),
    reset() {
      coupon.remove();
      draft.clear();
    },
  };
}
