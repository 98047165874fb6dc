export interface AddressParts {
  /** The door, which is shown large: 'Flat 402, Sea Breeze'. */
  readonly door: string;
  /** The street and the city; empty when the address has no more parts. */
  readonly street: string;
  /** Such as 'Bandra West'; null when the address has too few parts. */
  readonly area: string | null;
}

/** Returns the parts of an address that is separated by commas and ends with area and city. */
export function addressParts(address: string): AddressParts {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const doorParts = Math.min(2, Math.max(1, parts.length - 2));
  return {
    door: parts.slice(0, doorParts).join(', '),
    street: parts.slice(doorParts).join(', '),
    area: parts.length > 2 ? (parts.at(-2) ?? null) : null,
  };
}
