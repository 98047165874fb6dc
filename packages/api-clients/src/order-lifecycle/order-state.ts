import * as v from 'valibot';
import { amountDue } from '../pricing/index.ts';
import type { Money } from '../pricing/money.ts';
import type { OrderStatus } from './transitions.ts';

export const HAND_BACK_REASONS = ['too_small', 'too_big', 'looks_different', 'not_for_me'] as const;

/** Why the store cancels an order. Fixed, so that no stored reason has personal data. */
export const CANCEL_REASONS = ['sold_out', 'cannot_deliver', 'not_reachable', 'asked_by_shopper'] as const;

const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must be at least 0'));

/** The pieces of a line that the shopper hands back. */
export const HandedBack = v.object({
  /** The position of the line in the order, from 0. */
  position: count,
  quantity: count,
  /** null when the shopper gives none. */
  reason: v.nullable(v.picklist(HAND_BACK_REASONS)),
});
export type HandedBack = v.InferOutput<typeof HandedBack>;

const simple = <const Kind extends string>(kind: Kind) => v.object({ kind: v.literal(kind) });
const paid = v.pipe(count, v.description('In minor units of the currency.'));

/** What has happened to an order. Stored for ever, so a field never changes its name or meaning. */
export const OrderEvent = v.variant('kind', [
  /** `quantity` replaces an earlier one of the line. */
  v.object({ kind: v.literal('missing'), position: count, quantity: count }),
  simple('packed'),
  simple('unpacked'),
  v.object({ kind: v.literal('dispatched'), rider: v.string(), name: v.string() }),
  simple('arrived'),
  simple('wrong-code'),
  simple('handed-over'),
  /** `lines` replaces the choice before; a line that is not in it is kept. */
  v.object({ kind: v.literal('chosen'), lines: v.array(HandedBack) }),
  v.object({ kind: v.literal('delivered'), paid }),
  simple('returned'),
  simple('not-delivered'),
  simple('sent-again'),
  v.object({ kind: v.literal('cancelled'), reason: v.nullable(v.picklist(CANCEL_REASONS)) }),
  simple('back-on-shelf'),
]);
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

export interface OrderLine {
  /** The price as ordered. */
  readonly unitPrice: Money;
  readonly quantity: number;
  /** Pieces that were missing at packing. */
  readonly missing: number;
  /** Pieces that the shopper hands back. */
  readonly handedBack: number;
  readonly reason: HandedBack['reason'];
}

export interface OrderState {
  /** The number of events. */
  readonly version: number;
  readonly status: OrderStatus;
  readonly lines: readonly OrderLine[];
  /** The coupon's discount. */
  readonly discount: Money;
  /** The rider of the latest dispatch; null again in the store. */
  readonly rider: { readonly id: string; readonly name: string } | null;
  /** The code that the shopper tells the rider; null when none is needed. It is in no event, because events are sent to other systems. */
  readonly doorCode: string | null;
  /** Wrong codes since the latest dispatch. */
  readonly wrongCodes: number;
  /** Whether the rider has handed over the pieces to try on. */
  readonly isHandedOver: boolean;
  /** Whether pieces have to be put back on the shelf. */
  readonly isToShelve: boolean;
}

export interface PlacedOrder extends Pick<OrderState, 'discount'> {
  readonly lines: readonly Pick<OrderLine, 'unitPrice' | 'quantity'>[];
  readonly doorCode?: string | null;
}

/** Returns the state of an order after its events. */
export function replay({ lines, discount, doorCode = null }: PlacedOrder, events: readonly OrderEvent[]) {
  const placed: OrderState = {
    version: 0,
    status: 'Confirmed',
    lines: lines.map(({ unitPrice, quantity }) => ({
      unitPrice,
      quantity,
      missing: 0,
      handedBack: 0,
      reason: null,
    })),
    discount,
    rider: null,
    doorCode,
    wrongCodes: 0,
    isHandedOver: false,
    isToShelve: false,
  };
  return events.reduce(applyEvent, placed);
}

export function applyEvent(order: OrderState, event: OrderEvent): OrderState {
  return { ...order, version: order.version + 1, ...changesOf(order, event) };
}

function changesOf(order: OrderState, event: OrderEvent): Partial<OrderState> {
  switch (event.kind) {
    case 'missing':
      return {
        lines: order.lines.map((line, position) =>
          position === event.position ? { ...line, missing: event.quantity } : line,
        ),
      };
    case 'packed':
      return { status: 'Packed' };
    case 'sent-again':
      return { status: 'Packed', rider: null };
    case 'unpacked':
      return { status: 'Confirmed', rider: null };
    case 'dispatched':
      return { status: 'On the way', rider: { id: event.rider, name: event.name }, wrongCodes: 0 };
    case 'arrived':
      return { status: 'At the door' };
    case 'wrong-code':
      return { wrongCodes: order.wrongCodes + 1 };
    case 'handed-over':
      return { isHandedOver: true };
    case 'chosen':
      return { lines: chooseLines(order.lines, event.lines) };
    case 'delivered':
      return { status: 'Delivered', isToShelve: order.lines.some(({ handedBack }) => handedBack > 0) };
    case 'returned':
      return { status: 'Returned', isToShelve: true };
    case 'not-delivered':
      return {
        status: 'Not delivered',
        lines: chooseLines(order.lines, []),
      };
    case 'cancelled':
      return { status: 'Cancelled', isToShelve: order.status !== 'Confirmed' };
    case 'back-on-shelf':
      return { isToShelve: false };
  }
}

/** Returns the lines with the pieces of `handedBack` handed back, and all others kept. */
export function chooseLines<Line extends OrderLine>(
  lines: readonly Line[],
  handedBack: readonly HandedBack[],
): readonly Line[] {
  return lines.map((line, position) => {
    const { quantity = 0, reason = null } = handedBack.find((each) => each.position === position) ?? {};
    return { ...line, handedBack: quantity, reason };
  });
}

/** Returns how many pieces of a line the shopper keeps. */
export const keptOf = ({ quantity, missing, handedBack }: OrderLine): number =>
  quantity - missing - handedBack;

/** Returns the cash for the pieces that the shopper keeps; 0 for a cancelled order. */
export function dueOf({ status, lines, discount }: Pick<OrderState, 'status' | 'lines' | 'discount'>): Money {
  const kept = status === 'Cancelled' ? [] : lines;
  return amountDue(
    kept.map((line) => ({ unitPrice: line.unitPrice, quantity: keptOf(line) })),
    discount,
  );
}

/** Returns whether the shopper needs a door code. */
export const needsDoorCode = ({ status, isHandedOver }: OrderState): boolean =>
  (status === 'On the way' || status === 'At the door') && !isHandedOver;
