import type { CallOptions } from '../error.ts';
import type { Money } from '../pricing/index.ts';

/** Coordinates are WGS 84 degrees. */
export interface NewAddress {
  readonly name: string;
  readonly phone: string;
  /** The full text of the address. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Address extends NewAddress {
  readonly id: string;
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
  /** Only when a coupon is applied (docs/decisions/wire.md). */
  readonly couponCode?: string;
  /** The total that the shopper saw. The backend refuses an order that would cost something else (docs/decisions/wire.md). */
  readonly expectedTotal?: Money;
  /** The same key with the same order places one order, however often it is sent (docs/decisions/wire.md). */
  readonly idempotencyKey: string;
}

export interface Order {
  readonly orderId: string;
  readonly orderName: string;
  /** 'Confirmed' when the reply names none. */
  readonly status: string;
  /** As the shop API sends it, an ISO 8601 time. */
  readonly createdAt: string;
  /** May be negative: the coupon has no floor. */
  readonly totalAmount: Money;
}

/** `cursor` is the `after` of the next page, null on the last. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly cursor: string | null;
}

/**
 * Addresses and orders of the signed-in shopper (spec section 7, Shop API). Every verb rejects with an
 * `ApiError`: the reply's own `error`, else the text named here; 'User not authenticated' when nobody is
 * signed in.
 */
export interface ShopApiClient {
  /** 'Failed to create address' */
  createAddress(input: NewAddress, options?: CallOptions): Promise<Address>;
  /** 'Failed to fetch addresses' */
  listAddresses(options?: CallOptions): Promise<readonly Address[]>;
  /** 'Failed to delete address' */
  deleteAddress(id: string, options?: CallOptions): Promise<void>;
  /**
   * 'Failed to place order', also when the reply's status is not 'success'. `refusal` of the error says when the total has
   * changed or items cannot be ordered.
   */
  placeOrder(input: PlaceOrderInput, options?: CallOptions): Promise<{ readonly orderId?: string }>;
  /** Newest first. 'Failed to fetch orders' */
  listOrders(input?: { readonly after?: string }, options?: CallOptions): Promise<OrderPage>;
}
