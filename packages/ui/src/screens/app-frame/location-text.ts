import { APPROXIMATE_ADDRESS, type DeliveryLocation, INITIAL_ADDRESS, UNKNOWN_ADDRESS } from '@naap/state';
import { siteCopy } from './site.copy.ts';

/** Spec section 9. */
const ADDRESS_LENGTH = 30;

/** What went wrong while finding the place, and that the place is unknown where it is: the header's own words ask for a tap then. */
export function locationProblem({ address, error }: DeliveryLocation): string | undefined {
  if (error === null) return undefined;
  return address === UNKNOWN_ADDRESS ? `${UNKNOWN_ADDRESS}. ${error}` : error;
}

/** What the header shows for where the shopper is (spec section 2, "Home", and section 4, "Location"). */
export function locationText({ address, isLoading, error }: DeliveryLocation): string {
  if (isLoading) return siteCopy.locating;
  if (error !== null && (address === INITIAL_ADDRESS || address === UNKNOWN_ADDRESS))
    return siteCopy.tapToEnable;
  // Longer than an address may be, but no address.
  if (address === APPROXIMATE_ADDRESS) return address;
  // Cut by characters as a reader counts them, so that no Devanagari cluster is split.
  const letters = [...new Intl.Segmenter('en-IN').segment(address)].map(({ segment }) => segment);
  return letters.length <= ADDRESS_LENGTH ? address : `${letters.slice(0, ADDRESS_LENGTH).join('')}…`;
}
