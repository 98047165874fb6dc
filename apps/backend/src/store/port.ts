/**
 * What the backend asks of a database. Money is integer minor units of the order's currency, times are milliseconds since 1970, coordinates WGS 84
 * degrees. Every adapter passes `test/store-contract.ts`.
 */
export interface Store {
  /** The customer of an identity, created on first sight; a changed phone number is taken over. */
  ensureCustomer(identity: CustomerIdentity): Promise<Customer>;
  /** Reads of one shopper's rows; another shopper's rows do not exist here. */
  read(customerId: string): ShopperReader;
  /**
   * Runs `work` as one transaction: all of it is stored, or, when it throws, none. Two transactions of the same shopper
   * never overlap, whichever process runs them, so what `work` reads stays true until it ends.
   */
  write<T>(customerId: string, work: (shopper: ShopperWriter) => Promise<T>): Promise<T>;
  /** The brands the shop carries, in the order they are shown. */
  listBrands(): Promise<readonly Brand[]>;
  /** Forgets the replies stored before that time; answers how many. */
  deleteRepliesBefore(time: number): Promise<number>;
  /** Rejects with StoreUnavailableError when the database cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface ShopperReader {
  /** Lines in the order they were first added. */
  readCart(): Promise<Cart>;
  /** Oldest first. */
  listAddresses(): Promise<readonly Address[]>;
  findAddress(addressId: string): Promise<Address | null>;
  /** Newest first, at most `limit`, with a number below `before` when it is given. */
  listOrders(page: { readonly limit: number; readonly before: number | null }): Promise<readonly Order[]>;
  /** The reply stored for an idempotency key on a route. */
  findReply(key: ReplyKey): Promise<StoredReply | null>;
}

export interface ShopperWriter extends ShopperReader {
  /** Replaces the lines and raises the cart's version by one. */
  saveCart(lines: readonly CartLine[]): Promise<void>;
  addAddress(address: Address): Promise<void>;
  /** False when the shopper has no such address. */
  deleteAddress(addressId: string): Promise<boolean>;
  /** Stores the order with its items; answers the number it was given, which only ever grows. */
  addOrder(order: NewOrder): Promise<number>;
  saveReply(key: ReplyKey, reply: StoredReply): Promise<void>;
}

export interface CustomerIdentity {
  /** The identity provider's id of the user. */
  readonly uid: string;
  /** E.164, such as +919876543210. */
  readonly phone: string;
}

export interface Customer extends CustomerIdentity {
  readonly id: string;
}

export interface CartLine {
  /** The storefront's global id of the variant. */
  readonly variantId: string;
  /** From 1 to 99. */
  readonly quantity: number;
}

export interface Cart {
  /** Grows with every change, so that two readings can be told apart. */
  readonly version: number;
  readonly lines: readonly CartLine[];
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
  /** A copy: the order keeps where it goes when the address is deleted later. */
  readonly deliverTo: Address;
  readonly items: readonly OrderItem[];
  readonly createdAt: number;
}

export interface Order extends NewOrder {
  /** 1, 2, 3, …; unique over all shoppers, perhaps with gaps. */
  readonly number: number;
}

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Paths below the configured address of brand images. */
  readonly imagePaths: readonly string[];
}

export interface ReplyKey {
  /** The route as the table names it, such as "POST /cart". */
  readonly route: string;
  /** The client's idempotency key. */
  readonly key: string;
}

export interface StoredReply {
  /** SHA-256 of the request body the reply belongs to. */
  readonly bodyHash: string;
  readonly status: number;
  /** The reply's body as JSON text. */
  readonly body: string;
  readonly createdAt: number;
}

/** The database cannot be reached, is busy beyond its patience, or cannot write: nothing of the call was stored, or it may be sent again. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  constructor(cause: unknown) {
    super('The database cannot answer now.', { cause });
  }
}
