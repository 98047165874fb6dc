import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const categories = ['Shirts', 'T-Shirts', 'Dresses', 'Jeans', 'Bras', 'Kurta', 'Skirts & Shorts', 'ड्रेस'];
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
  ['tshirts', 'T-Shirts'],
  ['tshrt', 'T-Shirts'],
  ['kurtta', 'Kurta'],
  ['kutra', 'Kurta'],
  ['krta', 'Kurta'],
  ['shrits', 'Shirts'],
  ['bars', 'Bras'],
  ['skirts and shorts', 'Skirts & Shorts'],
  ['डरेस', 'ड्रेस'],
  // The word itself is not a correction.
  ['jeans', null],
  ['umbrella', null],
  ['watch', null],
  ['je', null],
  ['', null],
])('suggests for %j the word %j', (text, word) => {
  expect(near(text)).toBe(word);
});

it('finds a word in which a letter is missing, doubled or swapped, wherever spaces and hyphens are', () => {
  const words = ['Kurta', 'T-Shirts', 'Dresses', 'Jeans', 'Trousers', 'Co-ords'];
  const typos = [
    (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
    (word: string, at: number) => word.slice(0, at + 1) + word.slice(at),
    (word: string, at: number) =>
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.constantFrom(...typos),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('', ' ', '-', '\u2011'),
      (word, typo, place, gap, separator) => {
        const plain = word.replace('-', '');
        const mistyped = typo(plain, place % plain.length);
        const at = gap % mistyped.length;
        const text = `${mistyped.slice(0, at)}${separator}${mistyped.slice(at)}`;
        fc.pre(text.trim() !== word);
        expect(
          nearestWord(
            text,
            words.map((key) => ({ key, word: key })),
          ),
        ).toBe(word);
      },
    ),
  );
});
