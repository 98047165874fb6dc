import { m } from '@naap/messages';
import type { Delivery, LoadedOrder } from '@naap/state';
import { timeText } from '../delivery-time/time-text.ts';
import { statusText } from '../order-layout/status-text.ts';
import { timeOf } from '../running-order/progress.ts';

export const riderOf = ({ riderName }: LoadedOrder): string => riderName ?? m.order_rider_fallback();

const isTryingOn = ({ stage, isHandedOver }: LoadedOrder) => stage === 'At the door' && isHandedOver;

export function titleOf(order: LoadedOrder): string {
  return isTryingOn(order) ? m.order_try_title() : m.order_title({ name: order.orderName });
}

export function subtitleOf(order: LoadedOrder, delivery: Delivery): string {
  const delivered = timeOf(order, 'delivered');
  if (isTryingOn(order)) return m.order_try_detail({ name: order.orderName, rider: riderOf(order) });
  if (order.stage === 'Delivered' && delivered !== null)
    return m.order_delivered({ time: timeText(delivered, delivery) });
  return m.order_placed({ time: timeText(Date.parse(order.createdAt), delivery) });
}

/** Returns the stage in words, for a screen reader. */
export function stageText(order: LoadedOrder): string {
  if (order.stage === 'At the door') return m.order_at_door({ name: riderOf(order) });
  if (order.stage === 'Returned') return m.order_returned();
  if (order.stage === 'Not delivered') return m.order_not_delivered();
  return statusText(order.stage);
}
