import { inr } from '@naap/state';
import { expect, it } from 'vitest';
import { countOf, suggestionGroups, suggestionsFor } from './suggestions.ts';

const categories = ['Shirts', 'T-Shirts', 'Dresses', 'Skirts & Shorts'];
const kurta = {
  id: 'gid://shopify/Product/11',
  name: 'Indigo Kurta',
  handle: 'indigo-kurta',
  brand: 'Kora',
  price: inr(49_900),
  image: null,
  availableForSale: true,
  onlyVariantId: null,
};

it('suggests the tags that contain the text, whatever its case; those that start with it come first', () => {
  expect(suggestionsFor(' SH', categories)).toEqual(['Shirts', 'T-Shirts', 'Skirts & Shorts']);
  expect(suggestionsFor('skirts & sh', categories)).toEqual(['Skirts & Shorts']);
  expect(suggestionsFor('  ', categories)).toEqual([]);
});

it('groups recent searches, categories and products in this order, without empty groups', () => {
  const sources = { categories, recent: ['shirt linen', 'jeans'], products: [kurta] };
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
  const recent = ['Dress', 'DRESSES', 'dress red', 'dress blue', 'dress green'];
  const [searches] = suggestionGroups('dress', { categories, recent, products: [] });
  expect(searches?.items).toEqual(['dress red', 'dress blue']);
});
