import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import { useSession } from '../session/useSession.ts';
import type { RunningOrder } from './running-orders.ts';

/** Returns the order of the signed-in shopper that was placed last and is on its way, as far as this device knows. Sends no request. */
export function useRunningOrder(): RunningOrder | undefined {
  const { subscribe, getSnapshot, getServerSnapshot } = useShopState().lists.runningOrders;
  const { customerId } = useSession();
  const orders = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return orders.find((order) => order.customerId === customerId);
}
