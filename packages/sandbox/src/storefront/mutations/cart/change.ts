import type { Cart } from '../../cart/cart.ts';
import { findCart } from '../../cart/find-cart.ts';
import { CartProblem, type CartWarning, problem } from '../../cart/problems.ts';
import { cartView } from '../../cart/view.ts';
import type { StorefrontContext, View } from '../../context.ts';

export interface Changed {
  readonly cart: Cart;
  readonly warnings?: readonly CartWarning[];
}

/**
 * Creates the resolver of a mutation of the cart `cartId`. `change` returns the new cart to store, or throws a CartProblem, which
 * becomes the payload's `userErrors`.
 */
export function changeCart<A extends { readonly cartId: string }>(
  change: (cart: Cart, args: A, context: StorefrontContext) => Changed,
) {
  return (args: A, context: StorefrontContext): View =>
    cartPayload(context, () => change(existingCart(args.cartId, context), args, context));
}

/** Stores the cart that `change` returns, and returns the mutation's payload. */
export function cartPayload(context: StorefrontContext, change: () => Changed): View {
  return withUserErrors({ cart: null, warnings: [] }, () => {
    const { cart, warnings = [] } = change();
    return { cart: cartView(storeCart(cart, context), context), warnings };
  });
}

/** Returns the payload of `run`; if it throws a CartProblem, `failed` with its user errors. */
export function withUserErrors(failed: View, run: () => View): View {
  try {
    return { ...run(), userErrors: [] };
  } catch (error) {
    if (!(error instanceof CartProblem)) throw error;
    return { ...failed, userErrors: error.userErrors };
  }
}

/** Returns the cart with a global id. Throws a CartProblem if there is none. */
export function existingCart(gid: string, context: StorefrontContext, field = 'cartId'): Cart {
  const cart = findCart(gid, context);
  if (!cart) throw problem('INVALID', [field], 'The specified cart does not exist.');
  return cart;
}

export function storeCart(cart: Cart, { state, now }: StorefrontContext): Cart {
  const stored = { ...cart, updatedAt: now() };
  state.carts.set(cart.token, stored);
  return stored;
}
