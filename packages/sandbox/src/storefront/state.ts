import { BoundedMap } from './bounded-map.ts';
import type { Cart } from './cart/cart.ts';
import type { Customer } from './customer/customer.ts';

const day = 86_400_000;

/** The data of shoppers in one storefront: in memory, bounded in number and age. */
export interface StorefrontState {
  /** Carts by the token in their id. */
  readonly carts: BoundedMap<Cart>;
  /** Completed orders by attempt token. */
  readonly attempts: BoundedMap<CompletedAttempt>;
  /** Customers by id. */
  readonly customers: BoundedMap<Customer>;
  /** Customer ids by access token. */
  readonly accessTokens: BoundedMap<string>;
  /** Shop Pay payment requests by token. */
  readonly paymentRequests: BoundedMap<PaymentRequestSession>;
  /** Returns a new random token of 32 hexadecimal digits. */
  newToken(): string;
  /** Returns a new random id: a positive integer of at most 13 digits. */
  newId(): number;
}

interface CompletedAttempt {
  readonly id: string;
  readonly cartToken: string;
  readonly orderId: string;
  readonly completedAt: number;
}

interface PaymentRequestSession {
  readonly token: string;
  readonly sourceIdentifier: string;
  readonly paymentRequest: Readonly<Record<string, unknown>>;
  readonly submittedWith: string | null;
}

export interface StateOptions {
  now(): number;
  /** Returns a number in [0, 1). */
  random(): number;
}

export function createState({ now, random }: StateOptions): StorefrontState {
  const map = <V>(maxEntries: number, maxAge: number): BoundedMap<V> =>
    new BoundedMap<V>({ maxEntries, maxAge, now });
  return {
    carts: map<Cart>(1000, 10 * day),
    attempts: map<CompletedAttempt>(1000, day),
    customers: map<Customer>(1000, 30 * day),
    accessTokens: map<string>(2000, 30 * day),
    paymentRequests: map<PaymentRequestSession>(200, day),
    newToken: () => Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join(''),
    newId: () => 1 + Math.floor(random() * 9_999_999_999_999),
  };
}
