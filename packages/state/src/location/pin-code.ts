/** Returns the Indian PIN code in a text in ASCII digits: '400050' for 'मुंबई ४०० ०५०'. null when there is none. */
export function pinCodeIn(text: string): string | null {
  const digits = text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  const found = /(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/.exec(digits);
  return found ? `${found[1]}${found[2]}` : null;
}
