import type { CallOptions } from '../error.ts';

export interface CartLine {
  /** Global ID, `gid://shopify/ProductVariant/…`. */
  readonly variantId: string;
  /** At least 1. */
  readonly quantity: number;
}

/** `empty` exactly when there are no lines. */
export interface Cart {
  readonly status: 'success' | 'empty';
  readonly lines: readonly CartLine[];
}

export interface CartChange {
  /** Global ID of the variant. */
  readonly variantId: string;
  /** Signed change of the quantity, not the new quantity. */
  readonly delta: number;
  /** Makes retries safe: the backend applies the same key with the same change once (docs/decisions/wire.md). */
  readonly idempotencyKey: string;
  /** Given when a removed line is put back: the IDs of the variants that it comes after. */
  readonly restoreAfter?: readonly string[] | undefined;
}

/** Reads and changes the cart. Implemented by the product backend, or by an adapter of a cart service (docs/decisions/wire.md). */
export interface CartPort {
  /** Rejects with 'Cart fetch failed', or 'User not authenticated'. */
  getCart(options?: CallOptions): Promise<Cart>;
  /** Resolves with the cart after the change. Rejects with 'Cart update failed', or 'User not authenticated'. */
  changeCart(input: CartChange, options?: CallOptions): Promise<Cart>;
}

/** The product backend (spec section 7). Every verb rejects with an `ApiError`. */
export interface BackendClient extends CartPort {
  /** Signs the shopper in at the backend. Rejects with the backend's own error, else 'Login failed'. */
  login(options?: CallOptions): Promise<{ readonly customerId: string }>;
  /**
   * Ends the sign-in of a token at the backend, also when the page is closed meanwhile. Other devices stay signed in. Rejects with 'User not
   * authenticated' when the backend does not confirm it.
   */
  logout(token: string, options?: CallOptions): Promise<void>;
}
