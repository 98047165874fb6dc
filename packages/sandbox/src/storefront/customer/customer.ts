import type { AddressInput } from '../cart/cart.ts';
import { asGid } from '../gid.ts';

export interface CustomerAddress extends AddressInput {
  readonly id: string;
  readonly province?: string | null;
}

/** A customer as it is stored. Immutable: each change stores a new object. */
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
