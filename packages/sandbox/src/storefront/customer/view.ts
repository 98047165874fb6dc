import { connection, type PageArgs } from '../connection.ts';
import type { StorefrontContext, View } from '../context.ts';
import { timestamp } from '../names.ts';
import { mailingAddressView } from '../views/address.ts';
import { emptyConnection } from '../views/empty.ts';
import { noMetafields } from '../views/metafields.ts';
import { type Customer, type CustomerAddress, customerGid } from './customer.ts';

/** Returns a value of the GraphQL type Customer. */
export function customerView(customer: Customer): View {
  const { email, firstName, lastName, phone, acceptsMarketing, addresses, defaultAddressId } = customer;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const defaultAddress = addresses.find(({ id }) => id === defaultAddressId);
  return {
    __typename: 'Customer',
    id: customerGid(customer),
    email,
    firstName,
    lastName,
    displayName: name || email,
    phone,
    acceptsMarketing,
    tags: [],
    createdAt: timestamp(customer.createdAt),
    updatedAt: timestamp(customer.updatedAt),
    defaultAddress: defaultAddress ? customerAddressView(defaultAddress) : null,
    addresses: (args: PageArgs, context: StorefrontContext) =>
      connection({ items: addresses }, args, context, customerAddressView),
    numberOfOrders: '0',
    orders: (args: PageArgs, context: StorefrontContext) => ({
      ...emptyConnection(args, context),
      totalCount: '0',
    }),
    ...noMetafields,
  };
}

export function customerAddressView(address: CustomerAddress): View {
  return { ...mailingAddressView(address.id, address), id: address.id };
}
