import { normalizeDigits } from './digits.ts';
import { isIndianPhone, PHONE_LENGTH } from './lengths.ts';

/** Digits of an international number, without +. */
const MAX_LENGTH = 15;
const MIN_LENGTH = 7;
/** A longer text is no phone number. Limits what the backend examines. */
const MAX_TEXT_LENGTH = 64;
const SEPARATORS = /[\s\p{Pd}\u2212().\u00b7\u2022\u2024\uff08\uff09\uff0e]/gu;

/** Returns whether a typed number begins with the country code of another country, or with a part of any. */
export const isForeignPhone = (phone: string): boolean => /^\+(?!9?$)/.test(phone);

/**
 * Returns the number in a text that is being typed, or was pasted: at most ten digits, without +91, 0091, 91 or 0 before them. While a
 * country code is incomplete, and for a number of another country, it is '+' and its digits. null when there are too many digits.
 */
export function typedPhone(text: string): string | null {
  const dialled = withPlus(
    normalizeDigits(text)
      .replaceAll('\uff0b', '+')
      .replace(/[^\d+]/g, '')
      .replace(/(?!^)\+/g, ''),
  );
  if (!dialled.startsWith('+')) return nationalNumber(dialled);
  if (dialled.startsWith('+91')) return nationalNumber(dialled.slice(3));
  return dialled.length > 1 + MAX_LENGTH ? null : dialled;
}

/**
 * Returns a phone number for storage: +91 and ten digits for an Indian one, else 7 to 15 digits as they are dialled, after '+' with a country
 * code. null when the text is no phone number.
 */
export function parsePhone(text: string): string | null {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const dialled = withPlus(normalizeDigits(text).replaceAll('\uff0b', '+').replace(SEPARATORS, ''));
  const [, plus, digits = ''] = /^(\+?)(\d+)$/.exec(dialled) ?? [];
  const national = nationalNumber(plus ? digits.replace(/^91/, '') : digits) ?? '';
  if (plus && digits.startsWith('91')) return isIndianPhone(national) ? `+91${national}` : null;
  if (!plus && /^[6-9]\d{9}$/.test(national)) return `+91${national}`;
  return digits.length < MIN_LENGTH || digits.length > MAX_LENGTH ? null : dialled;
}

/** Returns a dialled number with '+' instead of the 00 that is dialled before a country code. */
const withPlus = (dialled: string): string => dialled.replace(/^00/, '+');

/** Removes what can precede ten digits, if there are more. null when the digits are still too many. */
function nationalNumber(digits: string): string | null {
  if (digits.length <= PHONE_LENGTH) return digits;
  const prefix = /^(0|91)/.exec(digits)?.[0];
  return prefix === undefined ? null : nationalNumber(digits.slice(prefix.length));
}
