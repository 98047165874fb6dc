import {
  applyEvent,
  type Command,
  type CommandContext,
  dueOf,
  FINAL_STATUSES,
  keptOf,
  needsDoorCode,
  ORDER_STATUSES,
  type OrderState,
  type Refusal,
  replay,
  transition,
} from '@naap/api-clients/order-lifecycle';
import { money } from '@naap/api-clients/pricing';
import { HttpError } from '../http/errors.ts';
import type { Order, OrderChange, ShopperReader, ShopperWriter, StoredEvent } from '../store/store.ts';

/** An order with its events, and the state after them. */
export interface CurrentOrder {
  readonly order: Order;
  readonly events: readonly StoredEvent[];
  readonly state: OrderState;
}

/** `stored` may contain later events than the order, because the two are read one after the other. */
export function toCurrent(order: Order, stored: readonly StoredEvent[]): CurrentOrder {
  const { currency, doorCode, version } = order;
  const events = stored.slice(0, version);
  const placed = {
    lines: order.items.map(({ unitPrice, quantity }) => ({
      unitPrice: money(unitPrice, currency),
      quantity,
    })),
    discount: money(order.discount, currency),
    doorCode,
  };
  const state = replay(
    placed,
    events.map(({ event }) => event),
  );
  // Another system of the store may have written a status.
  const status = ORDER_STATUSES.find((each) => each.toLowerCase() === order.status.toLowerCase());
  return { order, events, state: { ...state, status: status ?? state.status } };
}

export async function readOrder(
  shopper: Pick<ShopperReader, 'findOrder' | 'listOrderEvents'>,
  orderId: string,
): Promise<CurrentOrder | null> {
  const order = await shopper.findOrder(orderId);
  if (!order) return null;
  const events = await shopper.listOrderEvents([order.number]);
  return toCurrent(order, events.get(order.number) ?? []);
}

/** The same error for an unknown order and for another shopper's order. */
export const orderNotFound = () => new HttpError('order_not_found', 'This order cannot be found.');

export interface ChangeOrderOptions {
  readonly shopper: ShopperWriter;
  readonly orderId: string;
  readonly command: Command & CommandContext;
  readonly at: number;
}

/** Thrown when the order has another version than the command. */
class OrderChangedError extends Error {
  readonly current: CurrentOrder;
  constructor(current: CurrentOrder) {
    super('The order has another version.');
    this.current = current;
  }
}

/** Runs `change`. When the order has changed, throws HttpError 409 with what `view` returns, outside the transaction. */
export async function withCurrentOrder<T>(
  change: () => Promise<T>,
  view: (current: CurrentOrder) => Promise<unknown>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof OrderChangedError)) throw error;
    throw new HttpError('order_changed', 'This order has changed. Please look at it again.', {
      details: { order: await view(error.current) },
    });
  }
}

/**
 * Stores the events of a command on an order of the shopper, and returns the order after them. Throws HttpError 404 without such an order
 * and 422 when the command is refused, and an error for `withCurrentOrder` when the order has another version.
 */
export async function changeOrder(options: ChangeOrderOptions): Promise<CurrentOrder> {
  const { shopper, orderId, command, at } = options;
  const current = await readOrder(shopper, orderId);
  if (!current) throw orderNotFound();
  const outcome = transition(current.state, command);
  if ('refusal' in outcome) {
    if (outcome.refusal === 'stale') throw new OrderChangedError(current);
    // As an order that does not exist: the role is checked before, so it is another rider's order.
    if (outcome.refusal === 'forbidden') throw orderNotFound();
    throw refused(outcome.refusal);
  }
  const who = command.actor.role === 'shopper' ? 'shopper' : command.actor.id;
  const events = outcome.events.map((event) => ({ event, at, who }));
  const after = outcome.events.reduce(applyEvent, current.state);
  const doorCode = needsDoorCode(after) ? (after.doorCode ?? createDoorCode()) : null;
  const state = { ...after, doorCode };
  const isFinal = FINAL_STATUSES.has(state.status);
  const progress = {
    status: state.status,
    version: state.version,
    amountDue: dueOf(state).amount,
    arrivedAt: outcome.events.some(({ kind }) => kind === 'arrived') ? at : current.order.arrivedAt,
    endedAt: isFinal ? (current.order.endedAt ?? at) : null,
    doorCode,
  };
  await shopper.changeOrder(current.order.number, {
    ...progress,
    riderId: state.rider?.id ?? null,
    isInProgress: !isFinal || state.isToShelve,
    events,
    fits: isFinal && current.order.endedAt === null ? fitsOf(state) : [],
  });
  return { order: { ...current.order, ...progress }, events: [...current.events, ...events], state };
}

/** Returns what was kept, and handed back because of its size; nothing of a cancelled order. */
function fitsOf({ status, lines }: OrderState): OrderChange['fits'] {
  if (status === 'Cancelled') return [];
  return lines
    .map((line, position) => ({
      position,
      kept: keptOf(line),
      tooSmall: line.reason === 'too_small' ? line.handedBack : 0,
      tooBig: line.reason === 'too_big' ? line.handedBack : 0,
    }))
    .filter(({ kept, tooSmall, tooBig }) => kept + tooSmall + tooBig > 0);
}

export function refused(reason: Exclude<Refusal, 'stale' | 'forbidden'>): HttpError {
  const message =
    reason === 'locked'
      ? 'The code was wrong too often. The manager of the store can help.'
      : 'This is not possible now. Please look at the order again.';
  return new HttpError('order_refused', message, { details: { reason } });
}

/** Returns four random digits. */
function createDoorCode(): string {
  // A multiple of 10,000, so that all codes are equally likely.
  const limit = 4_290_000_000;
  const [random = limit] = crypto.getRandomValues(new Uint32Array(1));
  return random < limit ? String(random % 10_000).padStart(4, '0') : createDoorCode();
}
