import type { CartLine, ChangedCart, NewOrder, Store } from '../../src/store/store.ts';

/** Replaces the lines of a shopper's cart. */
export async function saveCart(
  store: Store,
  customerId: string,
  lines: readonly CartLine[],
): Promise<ChangedCart | null> {
  const { version } = await store.read(customerId).readCart();
  return store.changeCart(customerId, { version, lines, order: null, createReply: null });
}

/** Stores an order and empties the cart; returns the number of the order. */
export async function placeOrder(store: Store, customerId: string, order: NewOrder): Promise<number> {
  const { version } = await store.read(customerId).readCart();
  const changed = await store.changeCart(customerId, { version, lines: [], order, createReply: null });
  if (changed?.orderNumber == null) throw new Error('The order was not stored.');
  return changed.orderNumber;
}
