import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, nearestWord } from './nearest-word.ts';

const categories = ['Shirts', 'T-Shirts', 'Dresses', 'Jeans', 'Bras', 'Skirts & Shorts', 'ड्रेस'];
const near = (text: string) =>
  nearestWord(
    text,
    categories.map((word) => ({ key: word, word })),
  );

it.each([
  ['dreses', 'Dresses'],
  ['drsses', 'Dresses'],
  ['jaens', 'Jeans'],
  [' Jeens ', 'Jeans'],
  ['t shirt', 'T-Shirts'],
  ['shrits', 'Shirts'],
  ['bars', 'Bras'],
  ['skirts and shorts', 'Skirts & Shorts'],
  ['डरेस', 'ड्रेस'],
  // The word itself is not a correction.
  ['jeans', null],
  ['umbrella', null],
  ['je', null],
  ['', null],
])('suggests for %j the word %j', (text, word) => {
  expect(near(text)).toBe(word);
});

it('is symmetric, 0 only for equal texts, at most the longer length, and 1 after a swap', () => {
  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'ç', '👗') });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance === 0).toBe(one === other);
      expect(distance).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
    }),
  );
  expect(editDistance('jeans', 'jaens')).toBe(1);
});
