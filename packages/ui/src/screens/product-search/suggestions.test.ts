import { labelOf } from '@naap/content';
import { hindiContent } from '@naap/fixtures/content';
import { inr } from '@naap/state';
import { expect, it } from 'vitest';
import { countOf, suggestionGroups, suggestionsFor } from './suggestions.ts';

const categories = ['Shirts', 'T-Shirts', 'Dresses', 'Skirts & Shorts'];
/** The recent searches of a device, which nothing removes. */
const searched = (...searches: readonly string[]) => ({ searches, remove() {}, clear() {} });
/** The label of a word in English. */
const inEnglish = String;
const kurta = {
  id: 'gid://shopify/Product/11',
  name: 'Indigo Kurta',
  brand: 'Kora',
  price: inr(49_900),
  image: null,
  availableForSale: true,
  onlyVariantId: null,
};

it('suggests the tags that contain the text, ignoring case; those that start with it come first', () => {
  expect(suggestionsFor(' SH', categories, inEnglish)).toEqual(['Shirts', 'T-Shirts', 'Skirts & Shorts']);
  expect(suggestionsFor('skirts & sh', categories, inEnglish)).toEqual(['Skirts & Shorts']);
  expect(suggestionsFor('  ', categories, inEnglish)).toEqual([]);
});

it('groups recent searches, categories and products in this order, without empty groups', () => {
  const sources = {
    categories,
    recent: searched('shirt linen', 'jeans'),
    products: [kurta],
    labelOf: inEnglish,
  };
  const groups = suggestionGroups('shirt', sources);
  expect(groups.map(({ kind, items }) => [kind, items])).toEqual([
    ['recent', ['shirt linen']],
    ['terms', ['Shirts', 'T-Shirts']],
    ['products', [expect.objectContaining({ href: '/product/11', name: 'Indigo Kurta', image: null })]],
  ]);
  expect(countOf(groups)).toBe(4);
  expect(suggestionGroups('umbrella', { ...sources, products: [] })).toEqual([]);
});

it('offers at most two recent searches, and none that is the text or a suggested category', () => {
  const recent = searched('Dress', 'DRESSES', 'dress red', 'dress blue', 'dress green');
  const [searches] = suggestionGroups('dress', { categories, recent, products: [], labelOf: inEnglish });
  expect(searches?.items).toEqual(['dress red', 'dress blue']);
});

it('suggests tags by their label in Hindi too, in every encoding, and submits the tag', () => {
  const inHindi = (word: string) => labelOf(hindiContent, word);
  expect(suggestionsFor('शर्ट', categories, inHindi)).toEqual(['Shirts', 'T-Shirts']);
  expect(suggestionsFor('shirt', categories, inHindi)).toEqual(['Shirts', 'T-Shirts']);
  expect(suggestionsFor('ट्राउ\u095b', ['Jeans', 'Trousers'], inHindi)).toEqual(['Trousers']);
  const [terms] = suggestionGroups('ड्रेस', { categories, recent: searched(), products: [], labelOf: inHindi });
  expect(terms?.items).toEqual(['Dresses']);
  expect(terms?.kind === 'terms' && terms.labelOf?.('Dresses')).toBe('ड्रेस');
});
