import { LRUCache } from 'lru-cache';
import type { Customer, CustomerIdentity, Store } from '../store/store.ts';

/** How long a customer is remembered, in ms. The deletion of an account by another process is noticed after that. */
const CACHE_MS = 60_000;
const MAX_CUSTOMERS = 10_000;

export interface KnownCustomers {
  /** Returns the customer of an identity as `ensureCustomer` does, and remembers it for a minute. */
  find(identity: CustomerIdentity): Promise<Customer>;
  forget(identity: CustomerIdentity): void;
}

export function createKnownCustomers(
  store: Pick<Store, 'ensureCustomer'>,
  now: () => number,
): KnownCustomers {
  /** Customers by sign-in, because the deletion of an account ends only the sign-ins before it. */
  const customers = new LRUCache<string, Customer>({
    max: MAX_CUSTOMERS,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const keyOf = ({ uid, signedInAt }: CustomerIdentity) => `${signedInAt} ${uid}`;
  return {
    async find(identity) {
      const known = customers.get(keyOf(identity));
      if (known?.phone === identity.phone) return known;
      const customer = await store.ensureCustomer(identity);
      customers.set(keyOf(identity), customer);
      return customer;
    },
    forget: (identity) => void customers.delete(keyOf(identity)),
  };
}
