/** Characters without a width or a meaning of their own: direction marks, joiners, soft hyphens, the box around a keycap. */
const INVISIBLE = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;

/** Returns a text with the digits of every script as 0-9 and without invisible characters: '98 ' for '९८ ' and '９８ '. */
export function normalizeDigits(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\p{Nd}/gu, digitValue);
}

/** Returns the digits in a text as 0-9. */
export const digitsIn = (text: string): string => normalizeDigits(text).replace(/\D/g, '');

/** Returns the value of a digit. Unicode has the digits of each script in order, and gives nothing else between them. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
