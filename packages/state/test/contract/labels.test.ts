import { createStorefrontClient } from '@naap/api-clients';
import { labelOf } from '@naap/content';
import { content, hindiContent } from '@naap/fixtures/content';
import { createSandbox } from '@naap/sandbox';
import { expect, it } from 'vitest';
import { productListTitle, searchLabel, searchWord } from '../../src/index.ts';

const sandbox = createSandbox({ store: 'naap' });
const { catalogue } = sandbox;
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);
/** Sizes that are the same in every language, and the placeholder of a product without options, which is not shown. */
const isInternational = (value: string) =>
  /^(X{0,2}[SML]|X[XL]+|UK \d+|\d{2}[A-K]?|Default Title)$/.test(value);

it('labels every tag and collection of the store in Hindi', () => {
  const { collections, products } = catalogue;
  expect(collections.length).toBeGreaterThan(20);
  const titles = collections.map(({ handle }) => [
    handle,
    productListTitle(
      { collection: handle, search: null },
      { selectedTags: [], brands: [], sortBy: null, store: { options: [], price: null, inStock: false } },
      hindiContent,
    ),
  ]);
  const tags = [...new Set(products.flatMap(({ tags }) => tags))].map((tag) => [
    tag,
    labelOf(hindiContent, tag),
  ]);
  expect([...titles, ...tags].filter(([, label = '']) => !isHindi(label))).toEqual([]);
});

it('labels every option of the store and its values in Hindi', () => {
  const options = catalogue.products
    .flatMap((product) => product.options)
    .filter(({ name }) => name !== 'Title');
  const words = [
    ...new Set(options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)])),
  ];
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !isHindi(labelOf(hindiContent, word)) && !isInternational(word))).toEqual([]);
});

it.each([content, hindiContent])('has search examples that find products', async ({ search }) => {
  const client = createStorefrontClient({
    url: sandbox.urls.storefront,
    token: sandbox.storefrontToken,
    fetch: (input, init) => sandbox.site.fetch(new Request(input, init)),
    ...(search === hindiContent.search && { language: 'HI' }),
  });
  for (const example of search.examples) {
    const { products } = await client.searchProducts({ searchQuery: example });
    expect(products.length, example).toBe(10);
  }
});

it('finds products by the Hindi words for categories, other tags, colours and collections', async () => {
  const client = createStorefrontClient({
    url: sandbox.urls.storefront,
    token: sandbox.storefrontToken,
    fetch: (input, init) => sandbox.site.fetch(new Request(input, init)),
    language: 'HI',
  });
  const { products, collections } = catalogue;
  const colours = products
    .flatMap(({ options }) => options)
    .filter(({ name }) => name === 'Color')
    .flatMap(({ values }) => values.map(({ name }) => name));
  const words = new Set([
    ...hindiContent.filters.categories,
    ...hindiContent.filters.styles,
    ...products.flatMap(({ tags }) => tags),
    ...colours,
    ...collections.map(({ handle }) => handle.replaceAll('-', ' ')),
  ]);
  const missed: string[] = [];
  for (const word of words) {
    const label = labelOf(hindiContent, word);
    const search = async (searchQuery: string) =>
      (await client.searchProducts({ searchQuery, first: 1 })).products;
    if ((await search(word)).length === 0) continue;
    const found = searchWord(label, hindiContent);
    expect(searchLabel(found, hindiContent), word).toBe(label);
    if ((await search(found)).length === 0) missed.push(`${label}: ${found}`);
  }
  expect(words.size).toBeGreaterThan(80);
  expect(missed).toEqual([]);
});
