import { m } from '@naap/messages';
import { type Delivery, type LineOrPair, pairsOf } from '@naap/state';
import { optionsOf, type StaffItem, type StaffMember, type StaffOrder } from '@naap/state/staff';
import { timeText } from '../../screens/delivery-time/time-text.ts';
import { TRY_ON_MINUTES } from '../../screens/piece-choice/TimeToTry.tsx';
import { expectedArrival, timeOf } from '../../screens/running-order/progress.ts';

const MINUTE_MS = 60_000;
/** From so many minutes on, the promised time is shown in place of the minutes. */
const LONG_MINUTES = 100;
/** With so few minutes left, an order is urgent. */
const URGENT_MINUTES = 5;

/** The columns of the board, in the order of an order's life. */
export const COLUMNS = [
  { id: 'pack', title: m.counter_to_pack, none: m.counter_none_to_pack },
  { id: 'waiting', title: m.counter_waiting, none: m.counter_none_waiting },
  { id: 'road', title: m.counter_on_the_way, none: m.counter_none_on_the_way },
  { id: 'door', title: m.counter_at_the_door, none: m.counter_none_at_the_door },
  { id: 'shelf', title: m.counter_back_to_shelf, none: m.counter_none_back_to_shelf },
] as const;
export type ColumnId = (typeof COLUMNS)[number]['id'];

/** Returns the column of an order; null when the store has nothing to do with it. */
export function columnOf({ status, isToShelve }: Pick<StaffOrder, 'status' | 'isToShelve'>): ColumnId | null {
  switch (status) {
    case 'Confirmed':
      return 'pack';
    case 'Packed':
    case 'Not delivered':
      return 'waiting';
    case 'On the way':
      return 'road';
    case 'At the door':
      return 'door';
    default:
      return isToShelve ? 'shelf' : null;
  }
}

export interface TimeLeft {
  /** '12 min', or '3 min late'. */
  readonly text: string;
  /** The minutes of tape that are left. The whole tape is the delivery time of the shop, in every column. */
  readonly tape: number;
  readonly tone: 'ink' | 'offer' | 'danger';
}

/** Returns the time by which the order has to be at the door, or, at the door, by which the shopper has tried on; in ms since the epoch. */
export function deadlineOf(order: StaffOrder, delivery: Delivery): number {
  const since =
    order.status === 'At the door' ? (timeOf(order, 'handed-over') ?? timeOf(order, 'arrived')) : null;
  if (since !== null) return since + TRY_ON_MINUTES * MINUTE_MS;
  return expectedArrival({ ...order, stage: order.status }, 0, delivery).promisedAt;
}

/** Returns what is left until the deadline of an order, in words and as tape. `now` is in ms since the epoch. */
export function timeLeft(order: StaffOrder, now: number, delivery: Delivery): TimeLeft {
  const deadline = deadlineOf(order, delivery);
  const isAtDoor = order.status === 'At the door';
  const minutes = Math.ceil((deadline - now) / MINUTE_MS);
  if (minutes <= 0) {
    const beyond = { minutes: Math.max(1, Math.floor((now - deadline) / MINUTE_MS)) };
    return {
      text: isAtDoor ? m.counter_minutes_over(beyond) : m.counter_minutes_late(beyond),
      tape: 0,
      tone: isAtDoor ? 'ink' : 'danger',
    };
  }
  const isLong = minutes >= LONG_MINUTES;
  return {
    text: isLong ? m.counter_by({ time: timeText(deadline, delivery) }) : m.counter_minutes({ minutes }),
    tape: Math.min(delivery.minutes, minutes),
    tone: minutes <= URGENT_MINUTES && !isAtDoor ? 'offer' : 'ink',
  };
}

export type Columns = Readonly<Record<ColumnId, readonly StaffOrder[]>>;

/** Returns the orders by column, the one with the least time left first. */
export function columnsOf(orders: readonly StaffOrder[], delivery: Delivery): Columns {
  const columns: Record<ColumnId, StaffOrder[]> = { pack: [], waiting: [], road: [], door: [], shelf: [] };
  const sorted = orders
    .map((order) => ({ order, deadline: deadlineOf(order, delivery) }))
    .toSorted((first, second) => first.deadline - second.deadline);
  for (const { order } of sorted) {
    const column = columnOf(order);
    if (column) columns[column].push(order);
  }
  return columns;
}

/** One piece of an order, for a pick list. */
export interface Piece {
  /** Unique within the order. */
  readonly id: string;
  readonly item: StaffItem;
}

/** Returns the pieces that are packed, or that come back to the shelf. */
export function piecesOf(order: StaffOrder): readonly Piece[] {
  return order.items.flatMap((item) =>
    Array.from({ length: countOf(order, item) }, (_, index) => ({ id: `${item.position}.${index}`, item })),
  );
}

/** Returns the pieces of an order in the order of their shelves, those without one last. Two sizes of a product are a pair. */
export function pickRowsOf(order: StaffOrder): readonly LineOrPair<Piece>[] {
  const placeOf = ({ item: { shelf, name } }: Piece) => [shelf === null ? '1' : `0${shelf}`, name].join('\0');
  const pieces = piecesOf(order).toSorted((first, second) =>
    placeOf(first).localeCompare(placeOf(second), undefined, { numeric: true }),
  );
  return pairsOf(pieces, ({ item }) => ({
    product: JSON.stringify([item.brand, item.name]),
    quantity: countOf(order, item),
    options: optionsOf(item.variantTitle).map((value) => ({ name: '', value })),
  }));
}

function countOf({ status }: StaffOrder, { quantity, missing, handedBack }: StaffItem): number {
  return status === 'Delivered' || status === 'Returned' ? handedBack : quantity - missing;
}

/** Returns the riders, the one with the fewest orders first, and how many orders each of them carries. */
export function ridersByLoad(riders: readonly StaffMember[], orders: readonly StaffOrder[]) {
  const isCarried = ({ status }: StaffOrder) => status === 'On the way' || status === 'At the door';
  return riders
    .map((rider) => ({
      ...rider,
      count: orders.filter((order) => isCarried(order) && order.rider?.id === rider.id).length,
    }))
    .toSorted((first, second) => first.count - second.count);
}
export type RiderWithLoad = ReturnType<typeof ridersByLoad>[number];

/** Returns minutes as minutes and seconds: '27:40'. */
export function clockText(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
