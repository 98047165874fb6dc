import { describe, expect, it } from 'vitest';
import { ask, catalogue } from './typed-storefront.ts';

describe('search', () => {
  const search = async (query: string, productFilters: readonly object[] = []) => {
    const { data, errors } = await ask(
      `query ($query: String!, $filters: [ProductFilter!]) { search(query: $query, first: 250, types: [PRODUCT], productFilters: $filters) { totalCount nodes { ... on Product { id vendor tags availableForSale variants(first: 250) { nodes { availableForSale price { amount } selectedOptions { name value } } } } } } }`,
      { query, filters: productFilters },
    );
    expect(errors).toBeUndefined();
    return data.search;
  };

  it('applies a query with tags and vendors', async () => {
    const { nodes } = await search(
      'tag:"Women\'s Wear" AND (tag:Dresses OR tag:Tops) AND (vendor:"Gulmohar" OR vendor:"Neelaya")',
    );
    expect(nodes.length).toBeGreaterThan(0);
    for (const { vendor, tags } of nodes) {
      expect(['Gulmohar', 'Neelaya']).toContain(vendor);
      expect(tags).toContain("Women's Wear");
      expect(tags.includes('Dresses') || tags.includes('Tops')).toBe(true);
    }
  });

  it.each([
    [0, 499.99],
    [500, 1000],
    [1000, 2000],
    [2000, 5000],
    [5000.01, undefined],
  ])('finds prices from %s to %s', async (min, max) => {
    const { nodes } = await search('', [{ price: max === undefined ? { min } : { min, max } }]);
    expect(nodes.length).toBeGreaterThan(0);
    for (const { variants } of nodes) {
      const fitting = variants.nodes.filter(
        ({ price }) => Number(price.amount) >= min && Number(price.amount) <= (max ?? Infinity),
      );
      expect(fitting.length).toBeGreaterThan(0);
    }
  });

  it('joins filters of the same kind by OR, and different kinds by AND for the same variant', async () => {
    const { nodes } = await search('', [
      { productVendor: 'Kora' },
      { productVendor: 'Sootra' },
      { available: true },
      { variantOption: { name: 'size', value: 'M' } },
    ]);
    expect(new Set(nodes.map(({ vendor }) => vendor))).toEqual(new Set(['Kora', 'Sootra']));
    for (const { variants } of nodes) {
      const inM = variants.nodes.filter(
        ({ availableForSale, selectedOptions }) =>
          availableForSale && selectedOptions.some(({ value }) => value === 'M'),
      );
      expect(inM.length).toBeGreaterThan(0);
    }
  });

  it('counts the results, and finds pages', async () => {
    expect((await search('')).totalCount).toBe(catalogue.products.length);
    const { data } = await ask(
      '{ search(query: "", first: 5, types: [PAGE]) { totalCount nodes { __typename } } }',
    );
    expect(data.search.totalCount).toBeGreaterThan(0);
    expect(data.search.nodes).toContainEqual({ __typename: 'Page' });
  });
});

describe('warnings about a search query', () => {
  const extensionsOf = async (query: string): Promise<unknown> =>
    Reflect.get(Object(await ask(query)), 'extensions');

  it('are in extensions.search with the path and the parsed query', async () => {
    const query =
      '{ jeans: products(first: 1, query: "colour:blue AND (tag:Jeans OR variants.price:>=500)") { nodes { id } } collections(first: 1, query: "tag:x") { nodes { id } } }';
    expect(await extensionsOf(query)).toEqual({
      search: [
        {
          path: ['jeans'],
          query: 'colour:blue AND (tag:Jeans OR variants.price:>=500)',
          parsed: {
            and: [
              { field: 'colour', match_all: 'blue' },
              {
                or: [
                  { field: 'tag', match_all: 'Jeans' },
                  { field: 'variants.price', range: { gte: '500' } },
                ],
              },
            ],
          },
          warnings: [{ field: 'colour', message: 'Invalid search field for this query.' }],
        },
        {
          path: ['collections'],
          query: 'tag:x',
          parsed: { field: 'tag', match_all: 'x' },
          warnings: [{ field: 'tag', message: 'Invalid search field for this query.' }],
        },
      ],
    });
  });

  it('are left out if there are none', async () => {
    expect(await extensionsOf('{ products(first: 1, query: "tag:Jeans") { nodes { id } } }')).toBeUndefined();
    expect(await extensionsOf('{ search(first: 1, query: "colour:blue") { totalCount } }')).toBeUndefined();
  });

  it('become an error for a query with too many terms', async () => {
    const words = Array.from({ length: 501 }, (_, index) => `w${index}`).join(' OR ');
    const { errors } = await ask(`{ search(first: 1, query: "${words}") { totalCount } }`);
    expect(errors?.[0]).toMatchObject({
      message: 'The search query has more than 500 terms.',
      extensions: { code: 'MAX_COST_EXCEEDED' },
    });
  });
});

describe('predictive search', () => {
  it.each([0, 11])('refuses the limit %i', async (limit) => {
    const { errors } = await ask(`{ predictiveSearch(query: "x", limit: ${limit}) { products { id } } }`);
    expect(errors?.[0]?.message).toBe(`limit must be between 1 and 10; you asked for ${limit}`);
  });
});

describe('a search of 180,000 characters', () => {
  const repeated = (text: string) => text.repeat(180_000 / text.length);
  it.each([
    ['combining marks, which normalization sorts', repeated('\u0301\u0323')],
    ['a tag of combining marks', `tag:a${repeated('\u0301\u0323')}`],
    ['one word', repeated('a')],
    ['endings of plurals', repeated('es')],
    ['hyphens', repeated('-')],
    ['hyphenated parts', repeated('ab-')],
    ['open parentheses', repeated('(')],
    ['fields without values', repeated('a:(')],
    // JSON doubles the backslashes, so this is the longest that the sandbox accepts.
    ['an open quote with escapes', `"${repeated('\\').slice(0, 90_000)}`],
    ['negations', repeated('NOT ')],
    ['alternatives', repeated('OR ')],
    ['commas', `tag:${repeated('a,')}`],
    ['a ligature of eighteen letters', repeated('\uFDFA')],
  ])('of %s takes linear time', async (_name, query) => {
    for (const field of [
      'products(first: 1, query: $query) { nodes { id } }',
      'search(first: 1, query: $query) { totalCount }',
      'predictiveSearch(query: $query) { products { id } }',
    ]) {
      const started = performance.now();
      await ask(`query ($query: String!) { ${field} }`, { query: query.slice(0, 180_000) });
      // On a busy machine a linear search takes a second; a quadratic one took more than thirty.
      expect(performance.now() - started).toBeLessThan(6_000);
    }
  });
});
