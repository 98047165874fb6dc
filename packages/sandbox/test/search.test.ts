import { describe, expect, it } from 'vitest';
import { createTestStorefront } from './storefront.ts';

const { ask, catalogue } = createTestStorefront();
const { products } = catalogue;

const hindiTitles = products.map((product) => product.translations?.HI?.title ?? '');

async function titlesOf(field: 'search' | 'predictiveSearch', text: string, language = 'HI') {
  const selections = {
    search: 'search(query: $text, first: 250, types: [PRODUCT]) { nodes { ... on Product { title } } }',
    predictiveSearch: 'predictiveSearch(query: $text, limit: 10, types: [PRODUCT]) { products { title } }',
  };
  const { data, errors } = await ask(
    `query ($text: String!, $language: LanguageCode) @inContext(language: $language) { ${selections[field]} }`,
    { text, language },
  );
  expect(errors).toBeUndefined();
  const nodes = field === 'search' ? data.search.nodes : data.predictiveSearch.products;
  return nodes.map(({ title }) => title);
}

it.each(['RELEVANCE', 'PRICE'])(
  'a search sorted by %s has sold-out products last, in both directions',
  async (sortKey) => {
    for (const reverse of [false, true]) {
      const { data } = await ask(
        `{ search(query: "t-shirts", first: 250, types: [PRODUCT], sortKey: ${sortKey}, reverse: ${reverse}) {
          nodes { ... on Product { availableForSale } } } }`,
      );
      const inStock = data.search.nodes.map(({ availableForSale }) => availableForSale);
      expect(new Set(inStock)).toEqual(new Set([true, false]));
      expect(inStock).toEqual(inStock.toSorted((a, b) => Number(b) - Number(a)));
    }
  },
);

describe('a search in Hindi', () => {
  it.each(['कुर्ता', 'टी-शर्ट'])('finds the products titled %s', async (word) => {
    const expected = hindiTitles.filter((title) => title.split(' ').includes(word));
    expect(expected.length).toBeGreaterThan(0);
    expect((await titlesOf('search', word)).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['टीशर्ट', 'टी-शर्ट'],
    ['साडी', 'साड़ी'],
    ['जूतियां', 'जूतियाँ'],
  ])('finds the same for %s and %s', async (typed, written) => {
    const found = await titlesOf('search', written);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(await titlesOf('search', typed))).toEqual(new Set(found));
  });

  it('does not find T-shirts for shirts', async () => {
    const shirts = await titlesOf('search', 'शर्ट');
    expect(shirts.length).toBeGreaterThan(0);
    expect(shirts.filter((title) => !/(?<!टी-)शर्ट/.test(title))).toEqual([]);
  });

  it('is needed to find Hindi words; another language has the English texts', async () => {
    for (const language of ['EN', 'FR']) {
      expect(await titlesOf('search', 'दुपट्टा', language)).toEqual([]);
      expect(await titlesOf('predictiveSearch', 'दुपट्टा', language)).toEqual([]);
    }
    expect(await titlesOf('search', 'kurta', 'FR')).toEqual(await titlesOf('search', 'kurta', 'EN'));
  });
});

it('suggestions have products in stock first', async () => {
  const { data } = await ask('{ predictiveSearch(query: "shi", limit: 10) { products { title id } } }');
  expect(data.predictiveSearch.products).toHaveLength(10);
  const inStock = data.predictiveSearch.products.map(({ id }) =>
    products
      .find((product) => id.endsWith(`/${product.id}`))
      ?.variants.some(({ quantityAvailable }) => quantityAvailable > 0),
  );
  expect(inStock).toEqual(inStock.toSorted((a, b) => Number(b) - Number(a)));
});
