import type { Cart, PricingRules, ShopApiClient } from '@naap/api-clients';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { forgetRecords } from '../record-log.ts';
import type { SafeStorage } from '../safe-storage.ts';
import { shopperKeys } from '../shopper-keys.ts';
import { type CheckoutDraftStorage, createCheckoutDraft } from './checkout-draft.ts';
import { type CouponStore, createCouponStore } from './coupon.ts';
import { createOrderLog, createOrderPlacement, type OrderPlacement } from './order-placement.ts';

/** The choices of the shopper at checkout, and the order that is being placed. */
export interface CheckoutState {
  readonly coupon: CouponStore;
  readonly draft: CheckoutDraftStorage;
  readonly placement: OrderPlacement;
  /** Called after a sign-in. Forgets the choices of another shopper: those of a session that could not be restored were kept. */
  resume(): void;
  /** Forgets the coupon, the selected address and the unfinished address form. */
  reset(): void;
}

export interface CheckoutStateOptions {
  readonly shopApi: ShopApiClient;
  readonly queryClient: QueryClient;
  readonly pricing: PricingRules;
  readonly deviceStorage: SafeStorage;
  readonly tabStorage: SafeStorage;
  readonly customerId: () => string | null;
}

export function createCheckoutState(options: CheckoutStateOptions): CheckoutState {
  const { shopApi, queryClient, pricing, deviceStorage, tabStorage, customerId } = options;
  const draft = createCheckoutDraft(tabStorage, customerId);
  const coupon = createCouponStore(pricing, draft);
  const orderLog = createOrderLog(deviceStorage);
  // An order without a response has emptied the server's cart, or cannot any more: the same lines are another order from now on.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const customer = customerId();
    if (customer === null || event.query.queryHash !== hashKey(shopperKeys.cart(customer))) return;
    const cart: Cart = event.action.data;
    if (cart.lines.length === 0) forgetRecords(orderLog, customer);
  });
  function reset() {
    coupon.remove();
    draft.clear();
  }
  return {
    coupon,
    draft,
    placement: createOrderPlacement(shopApi, orderLog, customerId),
    resume() {
      if (draft.get().customerId !== customerId()) reset();
    },
    reset,
  };
}
