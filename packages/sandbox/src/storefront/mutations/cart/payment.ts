import { priceCart } from '../../cart/pricing.ts';
import { problem } from '../../cart/problems.ts';
import { changeCart } from './change.ts';

interface PaymentArgs {
  readonly cartId: string;
  readonly payment: {
    readonly amount: { readonly amount: string; readonly currencyCode: string };
    readonly directPaymentMethod?: object | null;
    readonly freePaymentMethod?: object | null;
    readonly walletPaymentMethod?: object | null;
  };
}

/** Accepts exactly one payment method for the cart's total. No card or wallet is charged. */
export const cartPaymentUpdate = changeCart(
  (cart, { payment: { amount, ...payment } }: PaymentArgs, { catalogue }) => {
    if (cart.lines.length === 0) {
      throw problem('INVALID_PAYMENT_EMPTY_CART', ['cartId'], 'Cannot update payment on an empty cart');
    }
    const { total } = priceCart(cart, catalogue.shop);
    const methods = [
      payment.directPaymentMethod,
      payment.freePaymentMethod,
      payment.walletPaymentMethod,
    ].filter((method) => method != null);
    if (methods.length !== 1) {
      throw problem('INVALID_PAYMENT', ['payment'], 'Exactly one payment method must be given.');
    }
    if (payment.freePaymentMethod && total > 0) {
      throw problem(
        'PAYMENT_METHOD_NOT_SUPPORTED',
        ['payment', 'freePaymentMethod'],
        'The cart is not free.',
      );
    }
    if (
      Math.round(Number(amount.amount) * 100) !== total ||
      amount.currencyCode !== catalogue.shop.currency
    ) {
      throw problem('INVALID_PAYMENT', ['payment', 'amount'], 'The amount is not the total of the cart.');
    }
    return { cart: { ...cart, hasPayment: true } };
  },
);

export const cartBillingAddressUpdate = changeCart(
  (cart, _: { readonly cartId: string; readonly billingAddress?: object | null }) => ({ cart }),
);
