import { describe, expect, it } from 'vitest';
import { addLetter, findLabel, type TypedText } from './typeahead.ts';

const labels = ['Popularity', 'Price: Low to High', 'Price: High to Low', 'Newest First', 'नए पहले'];
const nothing: TypedText = { text: '', at: 0 };

describe('typing in a menu', () => {
  it.each([
    ['p', -1, 0],
    ['p', 0, 1],
    ['p', 2, 0],
    ['pp', 0, 1],
    ['ppp', 2, 0],
    ['pr', 0, 1],
    ['pr', 1, 1],
    ['price: h', 1, 2],
    ['n', 0, 3],
    ['n', 3, 3],
    ['न', 0, 4],
    ['x', 1, -1],
    ['px', 1, -1],
  ])('%j at item %i moves to item %i', (text, current, expected) => {
    expect(findLabel(labels, text, current)).toBe(expected);
  });

  it('moves to a label that begins with a doubled letter', () => {
    expect(findLabel(['Oats', 'Oolong'], 'oo', 0)).toBe(1);
    expect(findLabel(['Oolong', 'Oats'], 'oo', 0)).toBe(0);
  });

  it('ignores case, and begins again after a pause', () => {
    const typed = addLetter(addLetter(nothing, 'P', 5000), 'R', 5999);
    expect(typed.text).toBe('pr');
    expect(addLetter(typed, 'N', 6999).text).toBe('n');
  });
});
