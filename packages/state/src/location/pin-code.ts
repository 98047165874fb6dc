import { normalizeDigits } from '@naap/api-clients/typed-numbers';

/** Returns the Indian PIN code in a text in ASCII digits: '400050' for 'मुंबई ४०० ०५०'. null when there is none. */
export function pinCodeIn(text: string): string | null {
  const found = /(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/.exec(normalizeDigits(text));
  return found ? `${found[1]}${found[2]}` : null;
}
