import { m } from '@naap/messages';
import {
  approximateAddress,
  type DeliveryLocation,
  initialAddress,
  unknownAddress,
} from '@naap/state/location';

/** Maximum length of the address, in characters (spec section 9). */
const ADDRESS_LENGTH = 30;

/**
 * Returns the location error; undefined when there is none. Without an address it begins with 'Unknown location', because the header then shows
 * 'Tap to enable location'.
 */
export function locationProblem({ address, error }: DeliveryLocation): string | undefined {
  if (error === null) return undefined;
  return address === unknownAddress() ? `${unknownAddress()}. ${error}` : error;
}

/** Returns the header's text for the delivery location (spec section 2, "Home", and section 4, "Location"). */
export function locationText({ address, isLoading, error }: DeliveryLocation): string {
  if (isLoading) return m.site_locating();
  if (error !== null && (address === initialAddress() || address === unknownAddress()))
    return m.site_tap_to_enable();
  // This status text is longer than the limit, and is not shortened.
  if (address === approximateAddress() || address.length <= ADDRESS_LENGTH) return address;
  // Counts grapheme clusters, so that no Devanagari cluster is split.
  const graphemes = [...new Intl.Segmenter(m.locale_tag()).segment(address)].map(({ segment }) => segment);
  return graphemes.length <= ADDRESS_LENGTH ? address : `${graphemes.slice(0, ADDRESS_LENGTH).join('')}…`;
}
