import type { AddressInput } from '../cart/cart.ts';
import type { View } from '../context.ts';
import { asGid } from '../gid.ts';
import { countryName } from '../names.ts';

interface FormattedArgs {
  readonly withCompany?: boolean | null;
  readonly withName?: boolean | null;
}

/** Returns the fields that all address types share. */
function addressFields(address: AddressInput): View {
  const { address1, address2, city, company, countryCode, firstName, lastName, provinceCode, zip } = address;
  const country = countryCode == null ? null : countryName(countryCode);
  const name = joinPresent([firstName, lastName], ' ');
  return {
    ...address,
    name,
    countryCode: countryCode ?? null,
    latitude: null,
    longitude: null,
    formattedArea: joinPresent([city, provinceCode, country], ', '),
    formatted: ({ withCompany = true, withName = false }: FormattedArgs) =>
      [
        withName ? name : null,
        withCompany ? company : null,
        address1,
        address2,
        joinPresent([city, provinceCode, zip], ' '),
        country,
      ].filter(Boolean),
  };
}

/** Returns a value of the GraphQL type CartDeliveryAddress. */
export function cartDeliveryAddressView(address: AddressInput): View {
  return { __typename: 'CartDeliveryAddress', ...addressFields(address) };
}

/** Returns a value of the GraphQL type MailingAddress. `key` is unique in the storefront. */
export function mailingAddressView(key: string, address: AddressInput & { province?: string | null }): View {
  const { countryCode } = address;
  return {
    __typename: 'MailingAddress',
    ...addressFields(address),
    id: asGid('MailingAddress', key),
    country: countryCode == null ? null : countryName(countryCode),
    countryCodeV2: countryCode ?? null,
    province: address.province ?? null,
  };
}

/** Joins the parts that are present; null if none is. */
function joinPresent(parts: readonly (string | null | undefined)[], separator: string): string | null {
  return parts.filter(Boolean).join(separator) || null;
}
