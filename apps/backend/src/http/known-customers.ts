import { LRUCache } from 'lru-cache';
import type { Customer, CustomerIdentity, Store } from '../store/store.ts';

/** How long the database is not asked again for a customer. */
const CACHE_MS = 60_000;
const MAX_CUSTOMERS = 10_000;

/** Creates a function that returns the customer of an identity as `ensureCustomer` does, and remembers customers for a minute. */
export function createKnownCustomers(
  store: Pick<Store, 'ensureCustomer'>,
  now: () => number,
): (identity: CustomerIdentity) => Promise<Customer> {
  const customers = new LRUCache<string, Customer>({
    max: MAX_CUSTOMERS,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return async (identity) => {
    const known = customers.get(identity.uid);
    if (known?.phone === identity.phone) return known;
    const customer = await store.ensureCustomer(identity);
    customers.set(identity.uid, customer);
    return customer;
  };
}
