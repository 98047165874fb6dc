import type { Naap } from '@naap/api-clients/naap';
import type { OrderEvent, StaffRole } from '@naap/api-clients/order-lifecycle';

export const DAY_MS = 86_400_000;

/** Returns the day of a time, in days since 1970 (UTC). */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/** The recipient of an order whose shopper has deleted the account. */
export const NO_RECIPIENT: Address = {
  id: '',
  name: '',
  phone: '',
  address: '',
  latitude: 0,
  longitude: 0,
  createdAt: 0,
};

/**
 * The backend's database. Money is integer minor units of the order's currency, times are milliseconds since 1970, coordinates are
 * WGS 84 degrees. `test/store-contract.test.ts` tests every implementation.
 */
export interface Store {
  /**
   * Returns the customer of an identity. Creates an unknown one, updates a changed phone number, and records the day of the visit. Rejects
   * with AccountDeletedError when the account was deleted after the sign-in, and with SignInEndedError when the sign-in was ended.
   */
  ensureCustomer(identity: CustomerIdentity): Promise<Customer>;
  /** Returns the data about a customer that `ShopperReader` does not return. Rejects with AccountDeletedError when the account is deleted. */
  readAccount(customer: Customer): Promise<Account>;
  /**
   * Deletes everything about a customer but the orders, which keep no recipient. Runs `check` before, in the same transaction; when it
   * rejects, nothing is deleted. Does nothing for a customer who is deleted already.
   */
  deleteAccount(customer: Customer, options: DeleteAccountOptions): Promise<void>;
  /** Ends a sign-in of a customer, until the account is deleted: the provider may issue tokens of it at any time. */
  endSignIn(signIn: Pick<CustomerIdentity, 'uid' | 'signedInAt'>, endedAt: number): Promise<void>;
  /** Returns a reader that is limited to the rows of one customer. */
  read(customerId: string): ShopperReader;
  /**
   * Runs `work` in a transaction, which is rolled back if `work` rejects. Transactions of the same customer never overlap, not even
   * across processes, so rows that `work` has read do not change until it ends. Rejects with AccountDeletedError after the deletion of the
   * account, unless `isDeletedAllowed`: the staff finish its orders.
   */
  write<T>(
    customerId: string,
    work: (shopper: ShopperWriter) => Promise<T>,
    options?: { readonly isDeletedAllowed: boolean },
  ): Promise<T>;
  /**
   * Stores a new cart, and with it an order and a reply: all of it, or nothing and null when the cart no longer has the version from which
   * the change was made.
   */
  changeCart(customerId: string, change: CartChange): Promise<ChangedCart | null>;
  /** Returns the staff member with a phone number. */
  findStaff(phone: string): Promise<StaffMember | null>;
  /** Ordered by name. */
  listStaff(): Promise<readonly StaffMember[]>;
  /** Adds a staff member, or changes the one with the phone number. */
  saveStaff(member: Omit<StaffMember, 'id'>): Promise<void>;
  /** Returns false when no staff member has the phone number. */
  removeStaff(phone: string): Promise<boolean>;
  /** Returns the id of the customer who placed an order. */
  findOrderOwner(orderId: string): Promise<string | null>;
  /** Returns the orders with which the store has something to do, or those of a rider; oldest first, at most 500. */
  listStaffOrders(query: StaffOrdersQuery): Promise<readonly StaffOrder[]>;
  /** Returns the orders that have ended after a time, at most 10,000. */
  listEndedOrders(endedAfter: number): Promise<readonly EndedOrder[]>;
  /** Returns what all shoppers have kept and handed back of a product. */
  countFits(productId: string): Promise<Fit>;
  /** Returns the shelf places of variants by their ids; only of those that have one. */
  listShelfPlaces(variantIds: readonly string[]): Promise<ShelfPlaces>;
  /** Replaces the shelf places of these variants. An empty place removes the former one. */
  saveShelfPlaces(places: ShelfPlaces): Promise<void>;
  /** Returns the shop's brands in display order. */
  listBrands(): Promise<readonly Brand[]>;
  /** Deletes the oldest idempotency replies created before `time`, at most `limit`; returns their number. */
  deleteRepliesBefore(time: number, limit: number): Promise<number>;
  /** Empties the carts that were last changed before a day (in days since 1970), at most `limit`; returns their number. */
  emptyCartsBefore(day: number, limit: number): Promise<number>;
  /** Deletes the accounts that were last used before a day (in days since 1970), at most `limit`; returns their number. */
  deleteAccountsBefore(day: number, limit: number): Promise<number>;
  /** Deletes the oldest orders placed before `time`, at most `limit`; returns their number. */
  deleteOrdersBefore(time: number, limit: number): Promise<number>;
  /** Forgets accounts that were deleted before `time`, at most `limit`; returns their number. */
  forgetDeletedAccountsBefore(time: number, limit: number): Promise<number>;
  /** The events that another system has not received yet; null when none shall. */
  readonly outbox: Outbox | null;
  /** The notifications that browsers have not got yet; null when nothing can be sent. */
  readonly pushes: PushQueue | null;
  /** Removes deleted data from the files of the database. `deleteAccount` does so itself. */
  purge(): Promise<void>;
  /** Rejects with StoreUnavailableError unless the database stores data. Does not wait for requests. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface ShopperReader {
  /** Returns the lines in the order in which they were first added. */
  readCart(): Promise<Cart>;
  /** Oldest first. */
  listAddresses(): Promise<readonly Address[]>;
  findAddress(addressId: string): Promise<Address | null>;
  findOrder(orderId: string): Promise<Order | null>;
  findOrderVersion(orderId: string): Promise<number | null>;
  /** Returns the events of orders, oldest first, by the number of the order. */
  listOrderEvents(orderNumbers: readonly number[]): Promise<ReadonlyMap<number, readonly StoredEvent[]>>;
  /** Newest first, at most `limit`, with a number below `before` when it is given. */
  listOrders(page: { readonly limit: number; readonly before: number | null }): Promise<readonly Order[]>;
  /** Ordered by route and key, at most `limit`, after the key `after` when it is given. */
  listReplies(page: {
    readonly limit: number;
    readonly after: ReplyKey | null;
  }): Promise<readonly KeyedReply[]>;
  /** Returns whether at least `count` replies are stored. */
  hasReplies(count: number): Promise<boolean>;
  /** Returns the reply stored for an idempotency key on a route. */
  findReply(key: ReplyKey): Promise<StoredReply | null>;
  /** Returns the data on which a change of the cart depends, all of the same moment. */
  readCheckout(keys: {
    readonly reply: ReplyKey | null;
    readonly addressId: string | null;
  }): Promise<Checkout>;
  /** Returns the browsers that get notifications, by order. */
  listPushSubscriptions(): Promise<readonly PushSubscription[]>;
  /** Returns the body measurements; null without any. */
  readNaap(): Promise<Naap | null>;
  /** Returns what was kept and handed back of the latest ordered items with a size, newest first, at most `limit`. */
  listFits(limit: number): Promise<readonly SizedFit[]>;
  /** Returns the number of orders with a coupon code, ignoring case, without cancelled and returned ones. */
  countOrdersWithCoupon(code: string): Promise<number>;
}

export interface ShopperWriter extends ShopperReader {
  /** Returns false, and stores nothing, when the id is taken: by the shopper, or by another one in the same database. */
  addAddress(address: Address): Promise<boolean>;
  /** Returns false when the shopper has no such address. */
  deleteAddress(addressId: string): Promise<boolean>;
  saveReply(reply: KeyedReply): Promise<void>;
  /** Replaces the one with the same order and endpoint, but not the event that it knows. */
  savePushSubscription(subscription: PushSubscription): Promise<void>;
  saveNaap(naap: Naap, savedAt: number): Promise<void>;
  deleteNaap(): Promise<void>;
  /** Stores events of an order, with the state after them. Rejects when the order has another version than before them. */
  changeOrder(orderNumber: number, change: OrderChange): Promise<void>;
}

export interface CustomerIdentity {
  /** The identity provider's id of the user. */
  readonly uid: string;
  /** E.164, such as +919876543210. */
  readonly phone: string;
  /** When the user entered the code. */
  readonly signedInAt: number;
}

export interface Customer extends Pick<CustomerIdentity, 'uid' | 'phone'> {
  readonly id: string;
}

export interface Account extends Customer {
  readonly createdAt: number;
  /** The day of the last visit, in days since 1970. */
  readonly seenOn: number;
  /** The day of the last change of a cart with lines, in days since 1970; null without lines. */
  readonly cartChangedOn: number | null;
}

export interface DeleteAccountOptions {
  readonly deletedAt: number;
  readonly check: (shopper: ShopperReader) => Promise<void>;
}

export interface CartLine {
  /** The storefront's global id of the variant. */
  readonly variantId: string;
  /** From 1 to 99. */
  readonly quantity: number;
}

export interface Cart {
  /** Incremented by every change, so that a change between two reads is detected. */
  readonly version: number;
  readonly lines: readonly CartLine[];
}

export interface Checkout {
  /** Without its lines when there is a reply. */
  readonly cart: Cart;
  /** The address with the given id. */
  readonly address: Address | null;
  /** The reply stored for the given key. */
  readonly reply: StoredReply | null;
}

/** A new state of the cart. Increments its version. */
export interface CartChange {
  /** The version from which the change was made. */
  readonly version: number;
  readonly lines: readonly CartLine[];
  readonly order: NewOrder | null;
  /** Returns the reply to store. Gets the number of the order, which is greater than all earlier ones; null without an order. */
  readonly createReply: ((orderNumber: number | null) => KeyedReply) | null;
}

export interface ChangedCart {
  readonly orderNumber: number | null;
}

export interface Address {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly createdAt: number;
}

export interface OrderItem {
  readonly variantId: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly brand: string;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly lineTotal: number;
  /** The URL of its picture. */
  readonly picture: string | null;
  /** These are null for an order of an earlier release. */
  readonly productId: string | null;
  readonly productType: string | null;
  /** The value of the size option; null also for a product without sizes. */
  readonly size: string | null;
}

export interface NewOrder {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly deliveryFee: number;
  readonly total: number;
  readonly couponCode: string | null;
  /** A copy, so that the order keeps its address when the saved one is deleted. */
  readonly deliverTo: Address;
  readonly items: readonly OrderItem[];
  readonly createdAt: number;
  /** When it shall be at the door; null for an order of an earlier release. */
  readonly promisedAt: number | null;
}

/** What follows from the events of an order. */
interface OrderProgress {
  readonly status: string;
  readonly version: number;
  /** The cash for the pieces that are kept; null before the first event. */
  readonly amountDue: number | null;
  /** When the rider was at the door, for the last time. */
  readonly arrivedAt: number | null;
  readonly endedAt: number | null;
  readonly doorCode: string | null;
}

export interface Order extends NewOrder, OrderProgress {
  /** 1, 2, 3, …; unique among all customers; there can be gaps. */
  readonly number: number;
}

export interface StoredEvent {
  readonly event: OrderEvent;
  readonly at: number;
  /** `shopper`, or the staff member's id. */
  readonly who: string;
}

export interface OrderChange extends OrderProgress {
  readonly events: readonly StoredEvent[];
  readonly riderId: string | null;
  /** Whether the store has something to do with the order. */
  readonly isInProgress: boolean;
  /** What the shopper has kept and handed back, when the order ends; else empty. */
  readonly fits: readonly ItemFit[];
}

/** How many pieces were kept, and handed back because of their size. */
export interface Fit {
  readonly kept: number;
  readonly tooSmall: number;
  readonly tooBig: number;
}

interface ItemFit extends Fit {
  /** The position of the item in the order, from 0. */
  readonly position: number;
}

export interface SizedFit extends Fit, Pick<OrderItem, 'brand' | 'productType'> {
  readonly size: string;
}

/** Entries are added in the transactions that store orders and events. */
export interface Outbox {
  /** Returns the entries that are due, at most `limit`; only the oldest of each order. */
  listDue(now: number, limit: number): Promise<readonly OutboxEntry[]>;
  /** Postpones an entry and counts an attempt. Returns false when another process has done so, or removed it. */
  claim(entry: OutboxEntry, dueAt: number): Promise<boolean>;
  remove(entry: OutboxEntry): Promise<void>;
}

export interface OutboxEntry {
  readonly customerId: string;
  readonly orderId: string;
  readonly orderNumber: number;
  /** The number of the event; 0 for the order itself. */
  readonly number: number;
  readonly attempts: number;
}

/** A browser that gets notifications of an order, as the Push API names its fields. */
export interface PushSubscription {
  readonly orderNumber: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  /** The number of the latest event that the browser knows. */
  readonly number: number;
}

export interface DuePush extends PushSubscription {
  readonly customerId: string;
  readonly orderId: string;
  readonly attempts: number;
}

/** Nothing is added to it: a subscription is due while its order has an event that it does not know. */
export interface PushQueue {
  listDue(now: number, limit: number): Promise<readonly DuePush[]>;
  /** Postpones a notification and counts an attempt. Returns false when another process has done so. */
  claim(entry: DuePush, dueAt: number): Promise<boolean>;
  /** Stores that the browser knows an event. */
  settle(entry: DuePush, number: number): Promise<void>;
  remove(entry: DuePush): Promise<void>;
}

export interface StaffMember {
  readonly id: string;
  /** E.164, with which the member signs in. */
  readonly phone: string;
  /** The first name. */
  readonly name: string;
  readonly role: StaffRole;
  /** The name of the store. */
  readonly store: string;
}

export interface StaffOrdersQuery {
  /** Only orders that are given to this rider; null for all that are in progress. */
  readonly riderId: string | null;
  /** The rider's orders that have ended are listed if they ended after this time. */
  readonly endedAfter: number;
}

interface EndedOrder extends Pick<Order, 'status' | 'amountDue' | 'createdAt' | 'promisedAt' | 'arrivedAt'> {
  readonly riderId: string | null;
}

export interface StaffOrder {
  readonly order: Order;
  readonly events: readonly StoredEvent[];
}

/** Where the pieces of a variant are in the store, by the variant's id. */
export type ShelfPlaces = ReadonlyMap<string, string>;

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Paths relative to the configured base URL of brand images. */
  readonly imagePaths: readonly string[];
}

export interface ReplyKey {
  /** Method and path of the route table, such as "POST /cart". */
  readonly route: string;
  /** The client's idempotency key. */
  readonly key: string;
}

export interface StoredReply {
  /** SHA-256 of the request body, in hexadecimal. */
  readonly bodyHash: string;
  readonly status: number;
  /** The reply's body as JSON text. */
  readonly body: string;
  readonly createdAt: number;
}

export interface KeyedReply extends ReplyKey, StoredReply {}

/** Thrown when the account was deleted after the sign-in, or since the customer was looked up. */
export class AccountDeletedError extends Error {
  override readonly name = 'AccountDeletedError';
}

/** Thrown when the shopper has ended the sign-in. */
export class SignInEndedError extends Error {
  override readonly name = 'SignInEndedError';
}

/** Thrown when the database cannot be reached, is busy for too long or cannot write. Nothing was stored; the request can be retried. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  constructor(cause: unknown) {
    super('The database is unavailable.', { cause });
  }
}
