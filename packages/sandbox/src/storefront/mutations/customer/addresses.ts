import type { StorefrontContext, View } from '../../context.ts';
import type { Customer, CustomerAddress } from '../../customer/customer.ts';
import { customerAddressView, customerView } from '../../customer/view.ts';
import { asGid } from '../../gid.ts';
import { countryName } from '../../names.ts';
import { customerPayload, customerProblem } from './errors.ts';
import { signedIn } from './session.ts';

interface MailingAddressInput extends Omit<CustomerAddress, 'id' | 'countryCode'> {
  /** English name or ISO 3166-1 alpha-2 code. */
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
        ...toStoredAddress(args.address, context),
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
      const address = { ...addressOfCustomer(customer, args.id), ...toStoredAddress(args.address, context) };
      const addresses = customer.addresses.map((other) => (other.id === args.id ? address : other));
      save({ ...customer, addresses }, context);
      return { customerAddress: customerAddressView(address) };
    }),
  customerAddressDelete: (args: OfCustomer & { readonly id: string }, context: StorefrontContext) =>
    customerPayload(() => {
      const customer = signedIn(args.customerAccessToken, context);
      addressOfCustomer(customer, args.id);
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
      addressOfCustomer(customer, args.addressId, 'addressId');
      return { customer: customerView(save({ ...customer, defaultAddressId: args.addressId }, context)) };
    }),
};

/** Returns an address of the customer. Throws a CustomerProblem if there is none. */
function addressOfCustomer({ addresses }: Customer, id: string, field = 'id'): CustomerAddress {
  const address = addresses.find((other) => other.id === id);
  if (!address) throw customerProblem('NOT_FOUND', [field], 'Address does not exist');
  return address;
}

function save(customer: Customer, { state, now }: StorefrontContext): Customer {
  const saved = { ...customer, updatedAt: now() };
  state.customers.set(customer.id, saved);
  return saved;
}

/** Replaces the country by its code. A name is recognised only for countries that the shop delivers to. */
function toStoredAddress(
  { country, ...address }: MailingAddressInput,
  { catalogue }: StorefrontContext,
): Omit<CustomerAddress, 'id'> {
  if (country === undefined) return address;
  const wanted = country?.trim().toLowerCase();
  const known = catalogue.shop.countries.find((code) => countryName(code).toLowerCase() === wanted);
  const code = known ?? (/^[a-z]{2}$/i.test(country ?? '') ? country?.toUpperCase() : null);
  return { ...address, countryCode: code ?? null };
}
