import type { Order } from '@naap/api-clients';
import { useEffect } from 'react';
import { useShopState } from '../context.ts';
import { useSession } from '../session/useSession.ts';
import { hasEnded } from './has-ended.ts';

/** Returns the newest order of the shopper's list that has not ended, and tells the device which orders of it are on their way. */
export function useRunningInList(orders: readonly Order[]): Order | undefined {
  const { runningOrders } = useShopState().lists;
  const { customerId } = useSession();
  useEffect(() => {
    if (customerId === null) return;
    const known = runningOrders.getSnapshot();
    for (const { orderId, status, createdAt } of orders.toReversed()) {
      const isKnown = known.some(({ id }) => id === orderId);
      if (isKnown && hasEnded(status)) runningOrders.remove(orderId);
      if (!isKnown && !hasEnded(status))
        runningOrders.put({ id: orderId, customerId, at: Date.parse(createdAt), order: null });
    }
  }, [orders, customerId, runningOrders]);
  return orders.find(({ status }) => !hasEnded(status));
}
