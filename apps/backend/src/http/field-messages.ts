import { BODY_MEASUREMENTS } from '@naap/api-clients/naap';

/** The message for a request that the shop's pages never send. `code`, `problem` and `fields` in the response name the error. */
export const INVALID_REQUEST = 'This request could not be understood. Please reload the page and try again.';

/** The message for the shopper about an invalid field, by the name of the field. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['name', 'Enter a name of at most 100 characters.'],
  ['phone', 'Enter a 10-digit mobile number.'],
  ['address', 'Enter an address of at most 500 characters.'],
  ['full_address', 'Enter an address of at most 500 characters.'],
  ['latitude', 'Please fetch your location to continue'],
  ['longitude', 'Please fetch your location to continue'],
  ['address_id', 'Please select a delivery address'],
  ['coupon_code', 'Please enter a valid coupon code'],
  ['quantity', 'Choose a quantity from 1 to 99.'],
  ['product_variant_id', 'This item cannot be found in the shop.'],
  ...BODY_MEASUREMENTS.map((name) => [name, `Please measure your ${name} again.`] as const),
  ['after', 'Older orders cannot be shown from here. Please reload the page.'],
]);

export function messageForField(field: string): string {
  return MESSAGES.get(field) ?? INVALID_REQUEST;
}
