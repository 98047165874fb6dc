import type { Cart } from '../../cart/cart.ts';
import { priceCart } from '../../cart/pricing.ts';
import { cartView } from '../../cart/view.ts';
import type { StorefrontContext, View } from '../../context.ts';
import { customerOfToken } from '../../customer/find-customer.ts';
import { asGid } from '../../gid.ts';
import { existingCart, withUserErrors } from './change.ts';

interface CompletionError {
  readonly code: string;
  readonly message: string;
}

/** Resolves cartPrepareForCompletion: whether a cart is ready to order. */
export function cartPrepareForCompletion(
  { cartId }: { readonly cartId: string },
  context: StorefrontContext,
): View {
  return withUserErrors({ result: null }, () => {
    const cart = existingCart(cartId, context);
    const errors = completionErrorsOf(cart, context).filter(
      ({ code }) => code !== 'PAYMENTS_METHOD_REQUIRED',
    );
    const view = cartView(cart, context);
    return {
      result:
        errors.length > 0
          ? { __typename: 'CartStatusNotReady', cart: view, errors }
          : { __typename: 'CartStatusReady', cart: view },
    };
  });
}

/** Resolves cartSubmitForCompletion: orders and deletes the cart. Each attempt token is accepted once. */
export function cartSubmitForCompletion(
  { cartId, attemptToken }: { readonly cartId: string; readonly attemptToken: string },
  context: StorefrontContext,
): View {
  const { state, now, imageOrigin } = context;
  if (state.attempts.get(attemptToken)) {
    return { result: { __typename: 'SubmitAlreadyAccepted', attemptId: attemptToken }, userErrors: [] };
  }
  return withUserErrors({ result: null }, () => {
    const cart = existingCart(cartId, context);
    const errors = completionErrorsOf(cart, context);
    if (errors.length > 0) {
      const { checkoutUrl } = cartView(cart, context);
      return { result: { __typename: 'SubmitFailed', checkoutUrl, errors } };
    }
    const orderId = asGid('Order', state.newId());
    state.attempts.set(attemptToken, {
      id: attemptToken,
      cartToken: cart.token,
      orderId,
      completedAt: now(),
    });
    state.carts.delete(cart.token);
    const redirectUrl = `${imageOrigin}/orders/${cart.token}`;
    return { result: { __typename: 'SubmitSuccess', attemptId: attemptToken, redirectUrl } };
  });
}

/** Returns the reasons why a cart cannot be ordered, with codes of SubmissionErrorCode. */
function completionErrorsOf(cart: Cart, { catalogue, state }: StorefrontContext): readonly CompletionError[] {
  const { email, customerAccessToken } = cart.buyer;
  const customer = customerAccessToken == null ? undefined : customerOfToken(customerAccessToken, state);
  const { total } = priceCart(cart, catalogue.shop);
  const checks: readonly (readonly [fails: boolean, code: string, message: string])[] = [
    [cart.lines.length === 0, 'MERCHANDISE_NOT_APPLICABLE', 'The cart is empty.'],
    [
      cart.lines.some(({ quantity }) => quantity === 0),
      'MERCHANDISE_OUT_OF_STOCK',
      'Merchandise is out of stock.',
    ],
    [!email && !customer, 'BUYER_IDENTITY_EMAIL_REQUIRED', 'An e-mail address is required.'],
    [cart.addresses.length === 0, 'DELIVERY_ADDRESS_REQUIRED', 'A delivery address is required.'],
    [total > 0 && !cart.hasPayment, 'PAYMENTS_METHOD_REQUIRED', 'A payment method is required.'],
  ];
  return checks.flatMap(([fails, code, message]) => (fails ? [{ code, message }] : []));
}
