import type { StorefrontContext } from '../context.ts';
import { parseGid } from '../gid.ts';
import type { Cart } from './cart.ts';

/** Returns the cart with a global id, if its key is right. Throws a GraphQL error for an invalid global id. */
export function findCart(gid: string, { state }: StorefrontContext): Cart | undefined {
  const { type, id, query } = parseGid(gid);
  const cart = type === 'Cart' ? state.carts.get(id) : undefined;
  return cart?.key === query.get('key') ? cart : undefined;
}
