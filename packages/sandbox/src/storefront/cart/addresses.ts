import type { StorefrontContext } from '../context.ts';
import { customerOfToken } from '../customer/find-customer.ts';
import { asGid } from '../gid.ts';
import type { AddressInput, Cart, CartAddress } from './cart.ts';
import { type CartWarning, checkLength, problem } from './problems.ts';

export interface SelectableAddressInput {
  readonly address: AddressChoice;
  readonly oneTimeUse?: boolean | null;
  readonly selected?: boolean | null;
  readonly validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

export interface SelectableAddressUpdateInput {
  readonly id: string;
  readonly address?: AddressChoice | null;
  readonly oneTimeUse?: boolean | null;
  readonly selected?: boolean | null;
  readonly validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

interface AddressChoice {
  readonly copyFromCustomerAddressId?: string | null;
  readonly deliveryAddress?: AddressInput | null;
}

type Field = readonly (string | number)[];

const maxAddresses = 20;
const maxFieldLength = 255;
const required = ['address1', 'city', 'countryCode', 'lastName', 'zip'] as const;
const forbiddenPatterns = [
  [/<[^>]+>/, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'contains HTML tags'],
  [/https?:\/\/|www\./i, 'ADDRESS_FIELD_CONTAINS_URL', 'contains a URL'],
  [/\p{Extended_Pictographic}/u, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'contains emojis'],
] as const;

/** Adds delivery addresses; a duplicate gives a warning instead. `field` is the path of the input. Throws a CartProblem. */
export function addAddresses(
  cart: Cart,
  inputs: readonly SelectableAddressInput[],
  field: Field,
  context: StorefrontContext,
): { readonly addresses: readonly CartAddress[]; readonly warnings: readonly CartWarning[] } {
  checkLength(inputs);
  checkOneSelected(inputs, field);
  const warnings: CartWarning[] = [];
  let addresses = cart.addresses;
  inputs.forEach((input, index) => {
    const path = [...field, index, 'address'];
    const address = chosenAddress(input.address, path, cart, context);
    if (input.validationStrategy === 'STRICT') checkComplete(address, [...path, 'deliveryAddress']);
    const duplicate = addresses.find((other) => isSameAddress(other.address, address));
    if (duplicate) {
      const message = 'The delivery address already exists on the cart.';
      warnings.push({ code: 'DUPLICATE_DELIVERY_ADDRESS', message, target: duplicate.id });
      return;
    }
    const added = {
      id: asGid('CartSelectableAddress', context.state.newToken()),
      address,
      selected: input.selected ?? false,
      oneTimeUse: input.oneTimeUse ?? false,
    };
    addresses = [...(added.selected ? deselectAll(addresses) : addresses), added];
  });
  if (addresses.length > maxAddresses) {
    throw problem(
      'TOO_MANY_DELIVERY_ADDRESSES',
      field,
      `The cart can have at most ${maxAddresses} addresses.`,
    );
  }
  return { addresses, warnings };
}

/** Changes delivery addresses by id. Throws a CartProblem. */
export function updateAddresses(
  cart: Cart,
  inputs: readonly SelectableAddressUpdateInput[],
  context: StorefrontContext,
): readonly CartAddress[] {
  checkLength(inputs);
  checkOneSelected(inputs, ['addresses']);
  let { addresses } = cart;
  inputs.forEach((input, index) => {
    const path = ['addresses', index];
    const current = addresses.find(({ id }) => id === input.id);
    if (!current) throw unknownAddress([...path, 'id']);
    const address = input.address
      ? chosenAddress(input.address, [...path, 'address'], cart, context)
      : current.address;
    if (input.validationStrategy === 'STRICT')
      checkComplete(address, [...path, 'address', 'deliveryAddress']);
    const changed = {
      ...current,
      address,
      selected: input.selected ?? current.selected,
      oneTimeUse: input.oneTimeUse ?? current.oneTimeUse,
    };
    addresses = (input.selected ? deselectAll(addresses) : addresses).map((other) =>
      other.id === current.id ? changed : other,
    );
  });
  return addresses;
}

/** Removes delivery addresses by id. Throws a CartProblem. */
export function removeAddresses(cart: Cart, ids: readonly string[]): readonly CartAddress[] {
  checkLength(ids);
  ids.forEach((id, index) => {
    if (!cart.addresses.some((address) => address.id === id)) throw unknownAddress(['addressIds', index]);
  });
  return cart.addresses.filter(({ id }) => !ids.includes(id));
}

function chosenAddress(
  { deliveryAddress, copyFromCustomerAddressId }: AddressChoice,
  field: Field,
  cart: Cart,
  { state }: StorefrontContext,
): AddressInput {
  if (copyFromCustomerAddressId != null) {
    const token = cart.buyer.customerAccessToken;
    const customer = token == null ? undefined : customerOfToken(token, state);
    const address = customer?.addresses.find(({ id }) => id === copyFromCustomerAddressId);
    if (!address) throw unknownAddress([...field, 'copyFromCustomerAddressId']);
    return address;
  }
  if (!deliveryAddress) {
    throw problem('UNSPECIFIED_ADDRESS_ERROR', field, 'An address must be given.');
  }
  for (const [name, value] of Object.entries(deliveryAddress)) {
    if (typeof value !== 'string') continue;
    const path = [...field, 'deliveryAddress', name];
    if (value.length > maxFieldLength) {
      throw problem(
        'ADDRESS_FIELD_IS_TOO_LONG',
        path,
        `${name} is longer than ${maxFieldLength} characters.`,
      );
    }
    for (const [pattern, code, explanation] of forbiddenPatterns) {
      if (pattern.test(value)) throw problem(code, path, `${name} ${explanation}.`);
    }
  }
  return deliveryAddress;
}

function checkComplete(address: AddressInput, field: Field): void {
  for (const name of required) {
    if (!address[name]?.trim()) {
      throw problem('ADDRESS_FIELD_IS_REQUIRED', [...field, name], `${name} is required.`);
    }
  }
  if (address.countryCode === 'IN' && !/^[1-9]\d{2} ?\d{3}$/.test(address.zip ?? '')) {
    throw problem('INVALID_ZIP_CODE_FOR_COUNTRY', [...field, 'zip'], 'The zip is not valid for India.');
  }
}

function checkOneSelected(inputs: readonly { readonly selected?: boolean | null }[], field: Field): void {
  if (inputs.filter(({ selected }) => selected).length > 1) {
    throw problem(
      'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
      field,
      'Only one delivery address can be selected.',
    );
  }
}

const unknownAddress = (field: Field) =>
  problem('INVALID_DELIVERY_ADDRESS_ID', field, 'The delivery address was not found.');

const deselectAll = (addresses: readonly CartAddress[]): readonly CartAddress[] =>
  addresses.map((address) => ({ ...address, selected: false }));

function isSameAddress(a: AddressInput, b: AddressInput): boolean {
  const keys = ['address1', 'address2', 'city', 'countryCode', 'firstName', 'lastName', 'zip'] as const;
  return keys.every((key) => (a[key] ?? '') === (b[key] ?? ''));
}
