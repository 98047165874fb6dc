import type { CartPort } from '@naap/api-clients';
import { queryOptions } from '@tanstack/react-query';
import { shopperKeys } from '../shopper-keys.ts';
import type { CartLog } from './cart-log.ts';

/**
 * Returns the query options of the server's cart. Waits until no change is in flight, so that the response neither misses nor repeats a
 * change.
 */
export function cartQueryOptions(cart: CartPort, log: Pick<CartLog, 'settled'>, customerId: string | null) {
  return queryOptions({
    queryKey: shopperKeys.cart(customerId),
    queryFn: async ({ signal }) => {
      await log.settled();
      signal.throwIfAborted();
      return cart.getCart({ signal });
    },
    enabled: customerId !== null,
    staleTime: 30_000,
  });
}
