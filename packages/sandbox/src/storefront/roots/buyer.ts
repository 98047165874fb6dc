import { findCart } from '../cart/find-cart.ts';
import { cartView } from '../cart/view.ts';
import type { StorefrontContext, View } from '../context.ts';
import { customerOfToken } from '../customer/find-customer.ts';
import { customerView } from '../customer/view.ts';
import { timestamp } from '../names.ts';

/** The fields of QueryRoot about a shopper: cart, customer and order. */
export const buyerRoot: View = {
  cart: ({ id }: { readonly id: string }, context: StorefrontContext) => {
    const cart = findCart(id, context);
    return cart ? cartView(cart, context) : null;
  },
  cartCompletionAttempt: (
    { attemptId }: { readonly attemptId: string },
    { state, imageOrigin }: StorefrontContext,
  ) => {
    const attempt = state.attempts.get(attemptId);
    if (!attempt) return null;
    const { id, orderId, completedAt, cartToken } = attempt;
    return {
      __typename: 'CartCompletionSuccess',
      id,
      orderId,
      completedAt: timestamp(completedAt),
      orderUrl: `${imageOrigin}/orders/${cartToken}`,
    };
  },
  customer: (
    { customerAccessToken }: { readonly customerAccessToken: string },
    { state }: StorefrontContext,
  ) => {
    const customer = customerOfToken(customerAccessToken, state);
    return customer ? customerView(customer) : null;
  },
};
