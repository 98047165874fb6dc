import type { Delivery } from '@naap/state';
import { dueOf, keptOf, type StaffOrder } from '@naap/state/staff';
import { expectedArrival, timeOf } from '../../screens/running-order/progress.ts';

/** An order that this rider carries, or has carried in the last hour. */
export type Drop = StaffOrder;

const isCarried = ({ status }: Drop) => status === 'On the way' || status === 'At the door';

export interface Drops {
  /** The one at whose door the rider is, then the one with the least time left. */
  readonly carried: readonly Drop[];
  /** The latest first. */
  readonly ended: readonly Drop[];
}

/** Returns the rider's orders in the order in which they are delivered. */
export function dropsOf(orders: readonly StaffOrder[], delivery: Delivery): Drops {
  const promised = (order: Drop) =>
    expectedArrival({ ...order, stage: order.status }, 0, delivery).promisedAt;
  const carried = orders
    .filter(isCarried)
    .toSorted((first, second) => rank(first) - rank(second) || promised(first) - promised(second));
  const ended = orders
    .filter((order) => !isCarried(order))
    .toSorted((first, second) => endOf(second) - endOf(first));
  return { carried, ended };
}

/**
 * Returns the order to show: the one that the rider has opened, else the first. An order with less time left does not replace the one that was
 * shown before, so that no press reaches another order than the rider has seen.
 */
export function shownDrop(
  { carried }: Drops,
  openId: string | null,
  keptId: string | null,
): Drop | undefined {
  const find = (id: string | null) => carried.find(({ orderId }) => orderId === id);
  const [next] = carried;
  const kept = find(keptId);
  return find(openId) ?? (kept?.status === next?.status ? kept : next);
}

const rank = ({ status }: Drop) => (status === 'At the door' ? 0 : 1);

/** Returns when the last event happened, in ms since the epoch. */
export const endOf = ({ events, createdAt }: Drop): number => Date.parse(events.at(-1)?.at ?? createdAt);

/** Returns when the rider came to the door, in ms since the epoch; null on the way. */
export const arrivedAt = (drop: Drop): number | null =>
  drop.status === 'At the door' ? timeOf(drop, 'arrived') : null;

/** Returns the pieces of an order: how many there are, how many are kept, and the cash for them. */
export function piecesOf({ status, items, discount }: Drop) {
  const kept = items.reduce((sum, item) => sum + keptOf(item), 0);
  const handedBack = items.reduce((sum, item) => sum + item.handedBack, 0);
  return { count: kept + handedBack, kept, due: dueOf({ status, lines: items, discount }) };
}

/**
 * Returns the link to the way to an address. Google's universal link opens the installed app on Android and on iOS, and a page without one; a `geo:`
 * link is not supported on iOS. The coordinates are those of the saved address, so the address itself is not sent.
 */
export function navigationLink({ latitude, longitude }: NonNullable<Drop['deliverTo']>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** Returns the first name of the recipient. */
export const firstNameOf = ({ deliverTo, orderName }: Drop): string =>
  deliverTo?.name.trim().split(/\s+/)[0] || orderName;
