import { describe, expect, it } from 'vitest';
import { euShoesCatalogue } from '../src/eu-shoes/catalogue.ts';
import { at, createTestStorefront, type Json, type JsonObject } from './storefront.ts';

const storefront = createTestStorefront();
const { products, collections } = storefront.catalogue;

const inLanguage = (query: string, parameters: string): string =>
  `query (${parameters}$language: LanguageCode) @inContext(language: $language) ${query}`;

const nodesAt = (data: JsonObject, path: string): readonly Json[] => {
  const nodes = at(data, path);
  if (!Array.isArray(nodes)) throw new Error(`There is no list at ${path}.`);
  return nodes;
};

const hindiTitleOf = (product: (typeof products)[number] | undefined): string => {
  const title = product?.translations?.HI?.title;
  if (title === undefined) throw new Error('The product has no Hindi title.');
  return title;
};
const titledInHindi = (word: string): readonly string[] =>
  products.flatMap((product) =>
    hindiTitleOf(product).split(' ').includes(word) ? [hindiTitleOf(product)] : [],
  );

const kurta = products.find(({ title }) => title.includes('Ajrakh') && title.includes('Kurta'));

describe('a product in Hindi', () => {
  const query = inLanguage(
    `{ product(handle: $handle) {
      title descriptionHtml description seo { title } featuredImage { altText }
      images(first: 250) { nodes { altText } } variants(first: 250) { nodes { id title image { altText } selectedOptions { name value } } }
      id handle vendor productType tags options { name optionValues { name } } collections(first: 250) { nodes { handle title } }
    } }`,
    '$handle: String!, ',
  );
  const ask = async (language: string | null): Promise<JsonObject> => {
    const { product } = await storefront.dataOf(query, { handle: kurta?.handle, language });
    if (typeof product !== 'object' || product === null || Array.isArray(product))
      throw new Error('No product.');
    return product as JsonObject;
  };
  const withoutTexts = ({
    title,
    descriptionHtml,
    description,
    seo,
    featuredImage,
    images,
    variants,
    ...rest
  }: JsonObject) => rest;

  it('has Hindi texts', async () => {
    const product = await ask('HI');
    const { title, descriptionHtml } = kurta?.translations?.HI ?? {};
    expect(product).toMatchObject({ title, descriptionHtml, seo: { title } });
    expect(title).toContain('अजरख');
    expect(product.description).toMatch(/फ़ैब्रिक और देखभाल/);
    for (const path of [
      'featuredImage.altText',
      'images.nodes.1.altText',
      'variants.nodes.0.image.altText',
    ]) {
      expect(at(product, path), path).toMatch(new RegExp(`^${title}, .+ रंग में, `));
    }
  });

  it('does not translate values that requests and URLs contain: ids, handles, tags, types, brands and options', async () => {
    const [english, hindi] = [await ask('EN'), await ask('HI')];
    expect(withoutTexts(hindi)).toEqual(withoutTexts(english));
    expect(nodesAt(hindi, 'collections.nodes').length).toBeGreaterThan(0);
    for (const [index, variant] of nodesAt(hindi, 'variants.nodes').entries()) {
      for (const field of ['id', 'title', 'selectedOptions']) {
        expect(at(variant, field), field).toEqual(at(english, `variants.nodes.${index}.${field}`));
      }
    }
  });

  it.each([[null], ['EN'], ['FR']])('has English texts in the language %s', async (language) => {
    const product = await ask(language);
    expect(product).toMatchObject({ title: kurta?.title, descriptionHtml: kurta?.descriptionHtml });
  });

  it('has the German texts of a store without translations', async () => {
    const shoes = createTestStorefront(euShoesCatalogue());
    const [shoe] = shoes.catalogue.products;
    const { product } = await shoes.dataOf(query, { handle: shoe?.handle, language: 'HI' });
    expect(product).toMatchObject({ title: shoe?.title, descriptionHtml: shoe?.descriptionHtml });
  });
});

describe('lists in Hindi', () => {
  it('are sorted by the Hindi title', async () => {
    const query = inLanguage('{ products(first: 250, sortKey: TITLE) { nodes { title } } }', '');
    const data = await storefront.dataOf(query, { language: 'HI' });
    const titles = nodesAt(data, 'products.nodes').map((node) => at(node, 'title'));
    const expected = products.map(hindiTitleOf).toSorted((a, b) => (a < b ? -1 : 1));
    expect(titles).toEqual(expected.slice(0, 250));
  });

  it('have the products of a collection and the counts of its filters', async () => {
    const query = inLanguage(
      '{ collection(handle: "indian-wear") { products(first: 250) { nodes { id title } filters { label values { label count input } } } } }',
      '',
    );
    const hindi = await storefront.dataOf(query, { language: 'HI' });
    const english = await storefront.dataOf(query, { language: 'EN' });
    const collection = collections.find(({ handle }) => handle === 'indian-wear');
    expect(nodesAt(hindi, 'collection.products.nodes').map((node) => at(node, 'title'))).toEqual(
      collection?.products.map(hindiTitleOf),
    );
    expect(at(hindi, 'collection.products.filters')).toEqual(at(english, 'collection.products.filters'));
  });
});

describe('a search in Hindi', () => {
  const find = async (field: 'search' | 'predictiveSearch' | 'products', text: string, language = 'HI') => {
    const selections = {
      search: 'search(query: $text, first: 250, types: [PRODUCT]) { nodes { ... on Product { title } } }',
      predictiveSearch:
        'predictiveSearch(query: $text, limit: 10, types: [PRODUCT]) { nodes: products { title } }',
      products: 'products(query: $text, first: 250) { nodes { title } }',
    };
    const data = await storefront.dataOf(inLanguage(`{ ${selections[field]} }`, '$text: String!, '), {
      text,
      language,
    });
    return nodesAt(data, `${field}.nodes`).map((node) => at(node, 'title'));
  };

  it.each(['कुर्ता', 'दुपट्टा', 'जींस', 'टी-शर्ट', 'चंदेरी'])('finds the products titled %s', async (word) => {
    const expected = titledInHindi(word);
    expect(expected.length).toBeGreaterThan(0);
    expect((await find('search', word)).toSorted()).toEqual(expected.toSorted());
    expect((await find('products', `title:${word}`)).toSorted()).toEqual(expected.toSorted());
    const suggested = await find('predictiveSearch', word);
    expect(suggested).toHaveLength(Math.min(10, expected.length));
    for (const title of suggested) expect(title).toContain(word);
  });

  it.each([
    ['टीशर्ट', 'टी-शर्ट'],
    ['साडी', 'साड़ी'],
    ['जूतियां', 'जूतियाँ'],
    ['जरी', 'ज़री'],
    ['साइड स्लिट', 'साइड-स्लिट'],
  ])('finds the same for %s and %s', async (typed, written) => {
    const found = await find('search', written);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(await find('search', typed))).toEqual(new Set(found));
  });

  it('does not find T-shirts for shirts', async () => {
    const shirts = await find('search', 'शर्ट');
    expect(shirts.length).toBeGreaterThan(0);
    expect(shirts.filter((title) => !/(?<!टी-)शर्ट/.test(String(title)))).toEqual([]);
  });

  it('finds products by the English title, by tags and by brands too', async () => {
    const kurtas = products.filter(({ title }) => /\bkurta\b/i.test(title)).map(hindiTitleOf);
    expect(await find('search', 'kurta')).toEqual(expect.arrayContaining(kurtas));
    expect(await find('predictiveSearch', 'ajrakh kurta')).toContain(hindiTitleOf(kurta));
    for (const query of ['tag:"Women\'s Wear"', 'vendor:Kora', "Levi's"]) {
      expect(await find('search', query), query).toHaveLength((await find('search', query, 'EN')).length);
    }
  });

  it('is needed to find Hindi words', async () => {
    expect(await find('search', 'दुपट्टा', 'EN')).toEqual([]);
    expect(await find('predictiveSearch', 'दुपट्टा', 'EN')).toEqual([]);
  });

  it('also searches descriptions when it is asked to', async () => {
    const query = inLanguage(
      '{ predictiveSearch(query: $text, limit: 10, types: [PRODUCT], searchableFields: [BODY]) { products { title } } }',
      '$text: String!, ',
    );
    for (const text of ['पीको', 'edging']) {
      const data = await storefront.dataOf(query, { text, language: 'HI' });
      const titles = nodesAt(data, 'predictiveSearch.products').map((node) => String(at(node, 'title')));
      expect(titles.length, text).toBeGreaterThan(0);
      for (const title of titles) expect(title).toContain('साड़ी');
    }
  });
});

describe('a cart in two languages', () => {
  it('merges equal lines, and has the titles of the language of the query', async () => {
    const variant = kurta?.variants.find(({ quantityAvailable }) => quantityAvailable > 2);
    const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variant?.id}`, quantity: 1 }];
    const created = await storefront.dataOf(
      'mutation ($lines: [CartLineInput!]) @inContext(language: HI) { cartCreate(input: { lines: $lines }) { cart { id } } }',
      { lines },
    );
    const cartId = at(created, 'cartCreate.cart.id');
    await storefront.dataOf(
      'mutation ($cartId: ID!, $lines: [CartLineInput!]!) @inContext(language: EN) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } } }',
      { cartId, lines },
    );
    const query = inLanguage(
      '{ cart(id: $cartId) { lines(first: 5) { nodes { quantity merchandise { ... on ProductVariant { product { title } } } } } } }',
      '$cartId: ID!, ',
    );
    for (const [language, title] of [
      ['EN', kurta?.title],
      ['HI', hindiTitleOf(kurta)],
    ]) {
      const data = await storefront.dataOf(query, { cartId, language });
      expect(at(data, 'cart.lines.nodes')).toEqual([{ quantity: 2, merchandise: { product: { title } } }]);
    }
  });
});
