import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['T-Shirts', 't-sh', '[T-Sh]irts'],
  ['T-Shirts', ' SHIRT ', 'T-[Shirt]s'],
  ['Indigo Kurta', 'kur ind', '[Ind]igo [Kur]ta'],
  ['Indigo Kurta', 'kora', 'Indigo Kurta'],
  ['Indigo Kurta', '', 'Indigo Kurta'],
  ['Shirts (2)', '(2', 'Shirts [(2])'],
  ['टी-शर्ट', 'श', 'टी-[श]र्ट'],
  // A vowel sign belongs to its consonant.
  ['जीन्स', 'ज', '[जी]न्स'],
  ['İstanbul', 'i', 'İstanbul'],
])('marks in %j the words of %j: %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('keeps the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      expect(
        matchedParts(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
