import { describe, expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

describe('the language of a text', () => {
  it.each([
    ['hi', 'प्रिंटेड शर्ट', 'hi'],
    ['hi', 'Printed Shirt', 'en'],
    ['hi', 'Levi’s जींस', 'hi'],
    ['hi', '<p>100% कॉटन, PU</p>', 'hi'],
    ['hi-IN', 'कुर्ता', 'hi-IN'],
    ['en', 'Printed Shirt', 'en'],
    ['en', 'नीला कुर्ता', 'hi'],
    ['en', 'बनारसी साड़ी – Banarasi Saree', 'en'],
    ['ta', 'சட்டை', 'ta'],
    ['de', 'Straßenschuh', 'de'],
    ['hi', 'Straßenschuh', 'en'],
    ['hi', '501', 'hi'],
    ['hi', 'சட்டை', 'hi'],
  ])('requested in %s: %j is %s', (language, text, expected) => {
    expect(textLanguage(text, language)).toBe(expected);
  });

  it('is one that the store may fall back to', () => {
    expect(textLanguage('Straßenschuh', 'hi', ['de'])).toBe('de');
    expect(textLanguage('कुर्ता', 'hi', ['de'])).toBe('hi');
  });
});
