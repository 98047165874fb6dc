import {
  createStorefrontClient,
  lastIdSegment,
  type ProductCard,
  type StorefrontClient,
  type StorefrontConfig,
  textLanguage,
} from '@naap/api-clients';
import { createSandbox } from '@naap/sandbox';
import { describe, expect, it } from 'vitest';

function openStore(store: 'naap' | 'eu-shoes') {
  const sandbox = createSandbox({ store });
  const clientOf = (config: Pick<StorefrontConfig, 'language'>) =>
    createStorefrontClient({
      url: sandbox.urls.storefront,
      token: sandbox.storefrontToken,
      fetch: (input, init) => sandbox.site.fetch(new Request(input, init)),
      ...config,
    });
  return { plain: clientOf({}), hindi: clientOf({ language: 'HI' }), catalogue: sandbox.catalogue };
}

const idsOf = (cards: readonly ProductCard[]) => cards.map(({ id }) => id).toSorted();

describe('the store with Hindi texts', () => {
  const { plain, hindi, catalogue } = openStore('naap');
  const handle = 'indian-wear';

  it.each<[string, (client: StorefrontClient) => Promise<readonly ProductCard[]>]>([
    ['a list', async (client) => (await client.listProducts({})).products],
    ['a collection', async (client) => (await client.listCollection({ handle, first: 50 })).products],
    ['a tag', async (client) => (await client.listProductsByTag({ tag: 'Festive' })).products],
    ['a search', async (client) => (await client.searchProducts({ searchQuery: 'linen blazer' })).products],
    ['suggestions', (client) => client.suggestProducts({ text: 'jean', limit: 4 })],
  ])('has the same products in %s, with titles in the language of the client', async (_, cardsOf) => {
    const [english, inHindi] = [await cardsOf(plain), await cardsOf(hindi)];
    expect(english.length).toBeGreaterThan(1);
    expect(idsOf(inHindi)).toEqual(idsOf(english));
    for (const { name } of inHindi) expect(textLanguage(name, 'hi'), name).toBe('hi');
    // Three products of the store have a title in Hindi only.
    const untranslated = english.filter(({ name }) => textLanguage(name, 'en') !== 'en');
    expect(untranslated.length).toBeLessThan(4);
  });

  it('finds Hindi and English words, also in suggestions', async () => {
    const countOf = async (client: StorefrontClient, searchQuery: string) =>
      (await client.countProducts({ searchQuery, totalOnly: true })).total;
    const jeans = catalogue.products.filter(({ translations }) => translations?.HI?.title.includes('जींस'));
    expect(jeans.length).toBeGreaterThan(10);
    expect(await countOf(hindi, 'जींस')).toBe(jeans.length);
    expect(await countOf(hindi, 'jeans')).toBe(await countOf(plain, 'jeans'));
    expect(await countOf(plain, 'जींस')).toBe(0);
    const suggested = await hindi.suggestProducts({ text: 'जीं', limit: 4 });
    expect(suggested).toHaveLength(4);
    for (const { name } of suggested) expect(name).toContain('जींस');
  });

  it('has a product with Hindi texts, and the options and variants of the English product', async () => {
    const { products } = await hindi.searchProducts({ searchQuery: 'अजरख कुर्ता' });
    const id = lastIdSegment(products[0]?.id ?? '');
    const [english, inHindi] = [await plain.getProduct(id), await hindi.getProduct(id)];
    expect(inHindi?.title).toBe(products[0]?.name);
    for (const text of [inHindi?.title, inHindi?.descriptionHtml, inHindi?.images[0]?.altText]) {
      expect(textLanguage(text ?? '', 'hi')).toBe('hi');
      expect(text).toMatch(/\p{L}/u);
    }
    for (const text of [english?.title, english?.descriptionHtml, english?.images[0]?.altText]) {
      expect(textLanguage(text ?? '', 'hi')).toBe('en');
    }
    expect(inHindi?.options).toEqual(english?.options);
    const choices = (product: typeof english) =>
      product?.variants.map(({ id: variantId, selectedOptions }) => [variantId, selectedOptions]);
    expect(choices(inHindi)).toEqual(choices(english));
    const variant = await hindi.getVariant(inHindi?.variants[0]?.id ?? '');
    expect(variant?.productTitle).toBe(inHindi?.title);
  });

  it('has the filters and counts of the English store', async () => {
    const filter = { tagGroups: [], brands: [] };
    const facetsOf = (client: StorefrontClient) => client.listCollectionFacets({ handle, filter });
    expect((await facetsOf(plain))?.options.length).toBeGreaterThan(1);
    expect(await facetsOf(hindi)).toEqual(await facetsOf(plain));
    const countsOf = (client: StorefrontClient) => client.countProducts({ searchQuery: 'silk' });
    expect(await countsOf(hindi)).toEqual(await countsOf(plain));
  });
});

describe('the store without Hindi texts', () => {
  const { plain, hindi } = openStore('eu-shoes');

  it('has its own texts of a list and a product, and they are not in Hindi', async () => {
    const { products } = await hindi.listProducts({});
    expect(products.length).toBeGreaterThan(1);
    expect(products).toEqual((await plain.listProducts({})).products);
    for (const { name } of products) expect(textLanguage(name, 'hi', ['de']), name).toBe('de');
    const id = lastIdSegment(products[0]?.id ?? '');
    const product = await hindi.getProduct(id);
    expect(product).toEqual(await plain.getProduct(id));
    expect(textLanguage(product?.descriptionHtml ?? '', 'hi', ['de'])).toBe('de');
  });
});
