import { getLocale, overwriteGetLocale } from '@naap/messages/runtime';
import { afterEach, expect, it } from 'vitest';
import { foreignLanguage } from './foreign-language.ts';

const original = getLocale;
afterEach(() => overwriteGetLocale(original));

it.each([
  ['en', 'Linen shirt', undefined],
  ['en', 'बनारसी ज़री बॉर्डर साड़ी – Banarasi Zari Saree', undefined],
  ['en', 'सफ़ेद मलमल कुर्ता', 'hi'],
  ['hi', 'सफ़ेद मलमल कुर्ता', undefined],
  ['hi', 'Linen shirt', 'en'],
  ['hi', '501', undefined],
] as const)('on a page in %s, %s has the language %s', (locale, text, language) => {
  overwriteGetLocale(() => locale);
  expect(foreignLanguage(text)).toBe(language);
});
