import type { StorefrontContext } from '../context.ts';
import type { Cart } from './cart.ts';

/** Returns an empty cart with a new token and key. */
export function newCart({ state, now, buyer }: StorefrontContext): Cart {
  return {
    token: state.newToken(),
    key: state.newToken(),
    createdAt: now(),
    updatedAt: now(),
    lines: [],
    note: '',
    attributes: [],
    discountCodes: [],
    giftCards: [],
    buyer: buyer.country === undefined ? {} : { countryCode: buyer.country },
    addresses: [],
    deliveryOption: null,
    metafields: [],
    hasPayment: false,
  };
}
