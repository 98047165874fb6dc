import { expect, it } from 'vitest';
import { OTHER_TERM, searchTerm } from './search-term.ts';

const texts = ["Women's Wear", 'Reel Society', 'Linen Kurta', 'कुर्ता'];

it.each([
  ['linen kurta', 'linen kurta'],
  ['  KURTA, reel ', 'kurta reel'],
  ["women's", 'women s'],
  ['कुर्ता', 'कुर्ता'],
])('%j consists of the words of the shop', (text, term) => {
  expect(searchTerm(text, texts)).toBe(term);
});

it.each(['9812345678', 'Asha Menon', 'kurta for asha@example.com', '14 Hill Road', 'kurt', '', '%%'])(
  '%j is not sent',
  (text) => {
    expect(searchTerm(text, texts)).toBe(OTHER_TERM);
  },
);
