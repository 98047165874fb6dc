import type { StorefrontState } from '../state.ts';
import type { Customer } from './customer.ts';

/** Returns the customer with an access token, unless it is unknown or expired. */
export function customerOfToken(token: string, state: StorefrontState): Customer | undefined {
  const id = state.accessTokens.get(token);
  return id === undefined ? undefined : state.customers.get(id);
}

/** Returns the customer with an e-mail address, ignoring case. */
export const customerWithEmail = (email: string, state: StorefrontState): Customer | undefined =>
  state.customers.values().find((customer) => customer.email === email.trim().toLowerCase());
