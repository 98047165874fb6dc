import type { AddressInput } from '../cart/cart.ts';
import type { View } from '../context.ts';
import { asGid } from '../gid.ts';
import { countryName } from '../names.ts';

interface FormattedArgs {
  readonly withCompany?: boolean | null;
  readonly withName?: boolean | null;
}

/** The fields that all types of address share. */
function addressFields(address: AddressInput): View {
  const { address1, address2, city, company, countryCode, firstName, lastName, provinceCode, zip } = address;
  const country = countryCode == null ? null : countryName(countryCode);
  const name = joined([firstName, lastName], ' ');
  return {
    ...address,
    name,
    countryCode: countryCode ?? null,
    latitude: null,
    longitude: null,
    formattedArea: joined([city, provinceCode, country], ', '),
    formatted: ({ withCompany = true, withName = false }: FormattedArgs) =>
      [
        withName ? name : null,
        withCompany ? company : null,
        address1,
        address2,
        joined([city, provinceCode, zip], ' '),
        country,
      ].filter(Boolean),
  };
}

export function cartDeliveryAddressView(address: AddressInput): View {
  return { __typename: 'CartDeliveryAddress', ...addressFields(address) };
}

/** `key` tells the addresses of a storefront apart. */
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

function joined(parts: readonly (string | null | undefined)[], separator: string): string | null {
  return parts.filter(Boolean).join(separator) || null;
}
