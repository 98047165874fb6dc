export interface AddressParts {
  /** The door, which is shown large: 'Flat 402, Sea Breeze'. */
  readonly door: string;
  /** The street and the city; empty when the address has no more parts. */
  readonly street: string;
  /** Such as 'Bandra West'; null when the address has too few parts. */
  readonly area: string | null;
}

/** The states whose names are not those of a city too. */
const STATES = new RegExp(
  `^(${[
    'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu (and|&) Kashmir|Jharkhand',
    'Karnataka|Kerala|Ladakh|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Punjab|Rajasthan|Sikkim|Tamil Nadu',
    'Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal',
  ].join('|')})?( *[1-9]\\d{2} ?\\d{3})?$`,
  'i',
);

/**
 * Returns the parts of an address that is separated by commas and ends with area and city. State, PIN code and country may follow, as in an address
 * of the maps service.
 */
export function addressParts(address: string): AddressParts {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const country = parts.findLastIndex((part) => /^india$/i.test(part));
  const local = country > 0 ? parts.slice(0, country - 1) : [...parts];
  while (country < 0 && local.length > 1 && STATES.test(local.at(-1) ?? '')) local.pop();
  const doorParts = Math.min(2, Math.max(1, local.length - 2));
  return {
    door: parts.slice(0, doorParts).join(', '),
    street: parts.slice(doorParts).join(', '),
    area: local.length > 2 ? (local.at(-2) ?? null) : null,
  };
}
