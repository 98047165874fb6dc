import type { AddressInput } from '../cart/cart.ts';
import { asGid } from '../gid.ts';
import type { StorefrontState } from '../state.ts';

export interface CustomerAddress extends AddressInput {
  readonly id: string;
  readonly province?: string | null;
}

/** A customer as it is stored. Changes make a new one. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly acceptsMarketing: boolean;
  readonly addresses: readonly CustomerAddress[];
  readonly defaultAddressId: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const customerGid = ({ id }: Customer): string => asGid('Customer', id);

/** The customer whose access token this is; none for an expired or unknown token. */
export function customerOfToken(token: string, state: StorefrontState): Customer | undefined {
  const id = state.accessTokens.get(token);
  return id === undefined ? undefined : state.customers.get(id);
}

export const customerWithEmail = (email: string, state: StorefrontState): Customer | undefined =>
  state.customers.values().find((customer) => customer.email === email.trim().toLowerCase());
