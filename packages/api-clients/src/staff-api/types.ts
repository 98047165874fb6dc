import type { CallOptions } from '../error.ts';
import type { CANCEL_REASONS, HandedBack, OrderState, StaffRole } from '../order-lifecycle/index.ts';
import type { Money } from '../pricing/index.ts';
import type { Address, OrderedItem } from '../shop-api/types.ts';

export interface StaffMember {
  readonly id: string;
  /** The first name. */
  readonly name: string;
}

export interface StaffItem extends OrderedItem {
  /** Where the store keeps the variant; null when the store has not said it. */
  readonly shelf: string | null;
}

/** An order as the store's staff see it. Times are ISO 8601. */
export interface StaffOrder extends Omit<OrderState, 'lines' | 'doorCode'> {
  readonly orderId: string;
  /** Such as '#1046'. */
  readonly orderName: string;
  readonly createdAt: string;
  readonly promisedAt: string | null;
  readonly cancelReason: (typeof CANCEL_REASONS)[number] | null;
  readonly items: readonly StaffItem[];
  /** Oldest first; the first one is 'placed'. */
  readonly events: readonly { readonly kind: string; readonly at: string }[];
  /** For the manager and the rider of the order, until an hour after its end; null for others. */
  readonly deliverTo: Omit<Address, 'id' | 'createdAt'> | null;
}

/** The orders on which a staff member works, oldest first. */
export interface StaffOrders {
  readonly me: StaffMember & { readonly role: StaffRole; readonly store: string };
  /** Empty for riders. */
  readonly riders: readonly StaffMember[];
  readonly orders: readonly StaffOrder[];
}

/** The figures of the orders that ended on a day. */
export interface StaffDay {
  readonly delivered: number;
  readonly returned: number;
  readonly cancelled: number;
  readonly late: number;
  /** From the order to the door. */
  readonly medianMinutes: number | null;
  /** What each rider has to hand in; `name` is null for a rider who has left. */
  readonly cash: readonly {
    readonly riderId: string;
    readonly name: string | null;
    readonly amount: Money;
  }[];
}

/** What a staff member does with an order (docs/orders.md). */
export type StaffCommand =
  /** `quantity` is the number of missing pieces of the line; 0 undoes an earlier one. */
  | { readonly kind: 'missing'; readonly position: number; readonly quantity: number }
  | { readonly kind: 'packed' | 'unpack' | 'send-again' | 'back-on-shelf' }
  | { readonly kind: 'dispatch'; readonly riderId: string }
  | { readonly kind: 'arrived' | 'nobody-opened' | 'collected' }
  /** Only the manager can leave the code out. */
  | { readonly kind: 'door-code'; readonly code: string | null }
  /** A line that is not in `handedBack` is kept. */
  | { readonly kind: 'choice'; readonly handedBack: readonly HandedBack[] }
  | { readonly kind: 'cancel'; readonly reason: (typeof CANCEL_REASONS)[number] };

export type StaffCommandInput = StaffCommand & {
  /** The version of the order that the staff member saw. */
  readonly version: number;
  readonly idempotencyKey: string;
};

/** `current` is the order, which has another version than the one that was seen and is not changed. */
export type StaffCommandResult =
  | { readonly isChanged: true; readonly version: number; readonly isHandedOver: boolean }
  | { readonly isChanged: false; readonly current: StaffOrder };

/**
 * The calls of the store's staff. Every verb rejects with an `ApiError` whose message is the response's own `error`, or else the text given
 * here; its status is 403 when the signed-in phone number has no role, or a role without this command.
 */
export interface StaffApiClient {
  /** 'Failed to fetch orders' */
  listOrders(options?: CallOptions): Promise<StaffOrders>;
  /** `since` is the beginning of the day, ISO 8601. 'Failed to fetch orders' */
  getDay(input: { readonly since: string }, options?: CallOptions): Promise<StaffDay>;
  /** 'The order could not be changed' */
  command(orderId: string, input: StaffCommandInput, options?: CallOptions): Promise<StaffCommandResult>;
}
