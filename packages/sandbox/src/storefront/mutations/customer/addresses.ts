import type { StorefrontContext, View } from '../../context.ts';
import type { Customer, CustomerAddress } from '../../customer/customer.ts';
import { customerAddressView, customerView } from '../../customer/view.ts';
import { asGid } from '../../gid.ts';
import { countryName } from '../../names.ts';
import { customerPayload, customerProblem } from './errors.ts';
import { signedIn } from './session.ts';

interface MailingAddressInput extends Omit<CustomerAddress, 'id' | 'countryCode'> {
  /** A name or a code. */
  readonly country?: string | null;
}

interface OfCustomer {
  readonly customerAccessToken: string;
}

const maxAddresses = 250;

export const addressMutations: View = {
  customerAddressCreate: (
    args: OfCustomer & { readonly address: MailingAddressInput },
    context: StorefrontContext,
  ) =>
    customerPayload(() => {
      const customer = signedIn(args.customerAccessToken, context);
      if (customer.addresses.length >= maxAddresses) {
        throw customerProblem(
          'INVALID',
          ['address'],
          `A customer can have at most ${maxAddresses} addresses`,
        );
      }
      const address = {
        ...stored(args.address, context),
        id: `${asGid('MailingAddress', context.state.newId())}?model_name=CustomerAddress`,
      };
      save(
        {
          ...customer,
          addresses: [...customer.addresses, address],
          defaultAddressId: customer.defaultAddressId ?? address.id,
        },
        context,
      );
      return { customerAddress: customerAddressView(address) };
    }),
  customerAddressUpdate: (
    args: OfCustomer & { readonly id: string; readonly address: MailingAddressInput },
    context: StorefrontContext,
  ) =>
    customerPayload(() => {
      const customer = signedIn(args.customerAccessToken, context);
      const address = { ...owned(customer, args.id), ...stored(args.address, context) };
      const addresses = customer.addresses.map((other) => (other.id === args.id ? address : other));
      save({ ...customer, addresses }, context);
      return { customerAddress: customerAddressView(address) };
    }),
  customerAddressDelete: (args: OfCustomer & { readonly id: string }, context: StorefrontContext) =>
    customerPayload(() => {
      const customer = signedIn(args.customerAccessToken, context);
      owned(customer, args.id);
      const addresses = customer.addresses.filter(({ id }) => id !== args.id);
      const wasDefault = customer.defaultAddressId === args.id;
      const defaultAddressId = wasDefault ? (addresses[0]?.id ?? null) : customer.defaultAddressId;
      save({ ...customer, addresses, defaultAddressId }, context);
      return { deletedCustomerAddressId: args.id };
    }),
  customerDefaultAddressUpdate: (
    args: OfCustomer & { readonly addressId: string },
    context: StorefrontContext,
  ) =>
    customerPayload(() => {
      const customer = signedIn(args.customerAccessToken, context);
      owned(customer, args.addressId, 'addressId');
      return { customer: customerView(save({ ...customer, defaultAddressId: args.addressId }, context)) };
    }),
};

function owned({ addresses }: Customer, id: string, field = 'id'): CustomerAddress {
  const address = addresses.find((other) => other.id === id);
  if (!address) throw customerProblem('NOT_FOUND', [field], 'Address does not exist');
  return address;
}

function save(customer: Customer, { state, now }: StorefrontContext): Customer {
  const saved = { ...customer, updatedAt: now() };
  state.customers.set(customer.id, saved);
  return saved;
}

/** Countries are stored by code. One that the shop does not deliver to stays unknown unless it is given by its code. */
function stored(
  { country, ...address }: MailingAddressInput,
  { catalogue }: StorefrontContext,
): Omit<CustomerAddress, 'id'> {
  if (country === undefined) return address;
  const wanted = country?.trim().toLowerCase();
  const known = catalogue.shop.countries.find((code) => countryName(code).toLowerCase() === wanted);
  const code = known ?? (/^[a-z]{2}$/i.test(country ?? '') ? country?.toUpperCase() : null);
  return { ...address, countryCode: code ?? null };
}
