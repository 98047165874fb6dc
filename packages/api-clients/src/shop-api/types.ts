import type { CallOptions } from '../error.ts';
import type { Naap } from '../naap/naap.ts';
import type { CANCEL_REASONS, HandedBack, OrderLine, OrderStatus } from '../order-lifecycle/index.ts';
import type { Money } from '../pricing/index.ts';

/** Coordinates are WGS 84 degrees. */
export interface NewAddress {
  readonly name: string;
  readonly phone: string;
  /** The full address as one text. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Address extends NewAddress {
  readonly id: string;
  /** ISO 8601 time when it was saved, as sent by the shop API; undefined when the shop API does not send it. */
  readonly createdAt?: string | undefined;
}

/** The address an order goes to. */
export interface OrderAddress {
  readonly fullAddress: string;
  readonly name: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly addressId: string;
}

export interface PlaceOrderInput {
  readonly address: OrderAddress;
  /** Set only when a coupon is applied (docs/decisions/wire.md). */
  readonly couponCode?: string;
  /** The total that the shopper saw. The backend refuses an order whose total differs (docs/decisions/wire.md). */
  readonly expectedTotal?: Money;
  /** Makes retries safe: the backend places one order for the same key and body (docs/decisions/wire.md). */
  readonly idempotencyKey: string;
}

export interface Order {
  readonly orderId: string;
  readonly orderName: string;
  /** 'Confirmed', in the page's language, when the response has no status. */
  readonly status: string;
  /** ISO 8601 time, as sent by the shop API. */
  readonly createdAt: string;
  /** May be negative: the coupon has no floor. */
  readonly totalAmount: Money;
}

/** One line of an order, as it was ordered: the product may have changed since, or may no longer be sold. */
export interface OrderedItem extends OrderLine {
  /** From 0. */
  readonly position: number;
  readonly variantId: string;
  readonly name: string;
  readonly brand: string;
  /** The variant's title: its option values separated by ' / ', or 'Default Title' when it has none. */
  readonly variantTitle: string;
  /** Price of the whole quantity. */
  readonly lineTotal: Money;
  /** URL; null when the order was placed without one. */
  readonly picture: string | null;
}

/** An order with its progress. Times are ISO 8601. */
export interface OrderDetails extends Order {
  /** `status`, if it is one of the lifecycle; 'Confirmed' otherwise. */
  readonly stage: OrderStatus;
  readonly version: number;
  /** For the next `getOrder`; null without one. */
  readonly etag: string | null;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly deliveryFee: Money;
  readonly deliverTo: Pick<Address, 'name' | 'phone' | 'address'>;
  readonly items: readonly OrderedItem[];
  readonly promisedAt: string | null;
  readonly isHandedOver: boolean;
  readonly cancelReason: (typeof CANCEL_REASONS)[number] | null;
  readonly riderName: string | null;
  readonly riderPhone: string | null;
  readonly doorCode: string | null;
  /** Oldest first; the first one is 'placed'. */
  readonly events: readonly { readonly kind: string; readonly at: string }[];
}

/** A browser that gets notifications, as `PushSubscription.toJSON()` returns it. */
interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

/** What a shopper changes about an order. */
export type OrderChange =
  | { readonly kind: 'cancel' }
  /** A line that is not in `handedBack` is kept. */
  | { readonly kind: 'choice'; readonly handedBack: readonly HandedBack[] };

export type ChangeOrderInput = OrderChange & {
  /** The version that the shopper saw. */
  readonly version: number;
  readonly idempotencyKey: string;
};

/** `current` is the order, which has another version than the one that the shopper saw and is not changed. */
export type OrderChangeResult =
  | { readonly isChanged: true; readonly version: number }
  | { readonly isChanged: false; readonly current: OrderDetails };

/** A page of everything that the shop API stores about the shopper, as it is. Only the first page has fields besides the lists. */
interface StoredDataPage {
  readonly orders: readonly unknown[];
  readonly stored_replies: readonly unknown[];
  /** The `after` of the next page; absent on the last page. */
  readonly cursor?: string | undefined;
  readonly [field: string]: unknown;
}

interface StoredNaap {
  readonly naap: Naap | null;
  /** Newest first. `kind` is the product's type in the store. */
  readonly history: readonly {
    readonly brand: string;
    readonly kind: string;
    readonly size: string;
    readonly outcome: 'kept' | 'too_small' | 'too_big';
  }[];
}

/** Numbers of pieces of a product: kept, and handed back because of their size. */
interface ProductFit {
  readonly kept: number;
  readonly tooSmall: number;
  readonly tooBig: number;
}

/** A page of orders. `cursor` is the `after` of the next page; null on the last page. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly cursor: string | null;
}

/**
 * Addresses and orders of the signed-in shopper (spec section 7, Shop API). Every verb rejects with an
 * `ApiError` whose message is the response's own `error`, or else the text given here, or 'User not authenticated' when
 * nobody is signed in.
 */
export interface ShopApiClient {
  /** 'Failed to create address' */
  createAddress(input: NewAddress, options?: CallOptions): Promise<Address>;
  /**
   * Saves a deleted address again, with its id and at its place in the list; a repeated call has no further effect.
   * 'Failed to create address'
   */
  restoreAddress(address: Address, options?: CallOptions): Promise<Address>;
  /** 'Failed to fetch addresses' */
  listAddresses(options?: CallOptions): Promise<readonly Address[]>;
  /** 'Failed to delete address' */
  deleteAddress(id: string, options?: CallOptions): Promise<void>;
  /**
   * 'Failed to place order', also when the response's status is not 'success'. The error's `refusal` is set when the total
   * has changed or items cannot be ordered.
   */
  placeOrder(input: PlaceOrderInput, options?: CallOptions): Promise<{ readonly orderId?: string }>;
  /** Newest first. 'Failed to fetch orders' */
  listOrders(input?: { readonly after?: string }, options?: CallOptions): Promise<OrderPage>;
  /** Resolves with `known`, an earlier result, when the order has not changed. 'Failed to fetch orders' */
  getOrder(id: string, known?: OrderDetails | undefined, options?: CallOptions): Promise<OrderDetails>;
  /** 'The order could not be changed' */
  changeOrder(id: string, change: ChangeOrderInput, options?: CallOptions): Promise<OrderChangeResult>;
  /** The public key of notifications; null when the shop sends none. 'Could not turn on notifications' */
  getPushKey(options?: CallOptions): Promise<string | null>;
  /** Sends notifications of an order to a browser. Repeating it has no further effect. 'Could not turn on notifications' */
  followOrder(id: string, target: PushTarget, options?: CallOptions): Promise<void>;
  /** Measurements and the latest pieces that were kept or did not fit. 'Your naap cannot be reached right now' */
  getNaap(options?: CallOptions): Promise<StoredNaap>;
  /** 'Your naap cannot be reached right now' */
  saveNaap(naap: Naap, options?: CallOptions): Promise<void>;
  /** Deleting it again succeeds. 'Your naap cannot be reached right now' */
  deleteNaap(options?: CallOptions): Promise<void>;
  /** What all shoppers did with a product; 0 while there are few pieces. Needs no sign-in. 'Your naap cannot be reached right now' */
  getProductFit(productId: string, options?: CallOptions): Promise<ProductFit>;
  /** 'Failed to prepare your data' */
  readStoredData(input?: { readonly after?: string }, options?: CallOptions): Promise<StoredDataPage>;
  /**
   * Deletes the account; deleting it again succeeds. 'Failed to delete account'; the error's `orderInProgress` is set when an order is on
   * its way.
   */
  deleteAccount(options?: CallOptions): Promise<void>;
}
