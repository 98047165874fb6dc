/** Length of an Indian mobile number, without +91 (spec section 9). */
export const PHONE_LENGTH = 10;

const PREFIXES = ['0091', '091', '91', '0'];

/**
 * What is left of typed or pasted text as a phone number: digits only, a +91, 0091, 91 or 0 in front dropped when
 * ten digits remain behind it, and never more than ten.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const prefix = PREFIXES.find((candidate) => {
    return digits.startsWith(candidate) && digits.length === candidate.length + PHONE_LENGTH;
  });
  return digits.slice(prefix?.length ?? 0).slice(0, PHONE_LENGTH);
}
