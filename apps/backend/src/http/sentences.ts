/** The sentence for a request that no page of the shop sends: `field` and `problem` beside it say what is wrong. */
export const NOT_UNDERSTOOD = 'This request could not be understood. Please reload the page and try again.';

/** What a shopper is told when a field cannot be read, by the name of the field. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
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
]);

export function sentenceFor(field: string): string {
  return SENTENCES.get(field) ?? NOT_UNDERSTOOD;
}
