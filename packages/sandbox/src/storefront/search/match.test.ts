import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue/index.ts';
import type { CatalogueProduct } from '../../catalogue/types.ts';
import { compileSearch } from './match.ts';
import { maxTerms } from './parse.ts';
import { productSearch, suggestionSearch } from './product-search.ts';

const { products } = catalogue();

const compile = (query: string, prefixLast = true) => compileSearch(query, productSearch, { prefixLast });
const found = (query: string, prefixLast?: boolean): readonly CatalogueProduct[] => {
  const scoreOf = compile(query, prefixLast);
  return products.filter((product) => scoreOf(product) > 0);
};
const handles = (query: string): readonly string[] => found(query).map(({ handle }) => handle);
const where = (matches: (product: CatalogueProduct) => boolean): readonly string[] =>
  products.filter(matches).map(({ handle }) => handle);
const tagged = (...tags: readonly string[]): readonly string[] =>
  products.filter((product) => tags.every((tag) => product.tags.includes(tag))).map(({ handle }) => handle);

describe('a search', () => {
  it('finds everything for an empty query', () => {
    expect(found('')).toHaveLength(products.length);
    expect(found('-')).toHaveLength(products.length);
  });

  it('matches whole tags, ignoring case', () => {
    expect(handles('tag:Jeans')).toEqual(tagged('Jeans'));
    expect(handles('tag:jeans')).toEqual(tagged('Jeans'));
    expect(handles('tag:Jean')).toEqual([]);
    expect(handles('tag:Jean*')).toEqual(tagged('Jeans'));
    expect(handles('tag:"Skirts & Shorts"')).toEqual(tagged('Skirts & Shorts'));
  });

  it.each([
    ['T-Shirts', 'tshirts'],
    ['t-shirt', 'T-Shirts'],
    ['dress', 'dresses'],
    ['Levis', "Levi's"],
    ['hm', 'H&M'],
    ['coords', 'co-ords'],
    ['half-sleeve', 'half sleeve'],
    ['pique', 'piqué'],
  ])('finds the same for %s and %s', (one, other) => {
    expect(handles(one).length).toBeGreaterThan(0);
    expect(new Set(handles(one))).toEqual(new Set(handles(other)));
  });

  it.each(['H&M', 'Zara', 'Nike', 'Adidas', 'Puma', "Levi's", 'Only', 'Vero Moda'])(
    'finds only products of the brand for %s',
    (brand) => {
      const vendors = found(brand).map(({ vendor }) => vendor);
      expect(vendors).toContain(brand);
      expect(new Set(vendors).size).toBe(1);
    },
  );

  it('does not find T-shirts for shirts', () => {
    const shirts = found('shirts');
    expect(shirts.length).toBeGreaterThan(0);
    expect(shirts.filter(({ tags }) => !tags.includes('Shirts'))).toEqual([]);
  });

  it('requires the words of a phrase to be adjacent', () => {
    const maxiDresses = found('"maxi dress"');
    expect(maxiDresses.length).toBeGreaterThan(0);
    for (const { title, tags } of maxiDresses) {
      expect(`${title} ${tags.join(' ')}`.toLowerCase()).toMatch(/maxi dress/);
    }
    expect(found('"dress maxi"')).toEqual([]);
  });

  it('compares prices in rupees', () => {
    const cheap = found('variants.price:<300');
    expect(cheap.length).toBeGreaterThan(0);
    for (const { variants } of cheap)
      expect(Math.min(...variants.map(({ price }) => price))).toBeLessThan(300_00);
  });

  it('scores a word in the title higher than in a tag', () => {
    const inTitle = products.find(({ title }) => /\bJeans\b/.test(title));
    const inTag = products.find(({ title, tags }) => tags.includes('Jeans') && !/\bJeans\b/.test(title));
    const scoreOf = compile('jeans');
    if (!inTitle || !inTag) throw new Error('The catalogue has no such jeans.');
    expect(scoreOf(inTitle)).toBeGreaterThan(scoreOf(inTag));
  });

  it.each([
    ['t-shirts', 'T-Shirt', 'Bra'],
    ['T-shirt', 'T-Shirt', 'Bra'],
    ['t-shi', 'T-Shirt', 'Bra'],
    ['tshirts', 'T-Shirt', 'Crop Top'],
    ['shirts', 'Shirt', 'T-Shirt'],
    ['bras', 'Bra', 'T-Shirt'],
  ])('scores for %j every product of the type %s higher than one of %s', (query, wanted, others) => {
    for (const searchable of [productSearch, suggestionSearch]) {
      const scoreOf = compileSearch(query, searchable, { prefixLast: true });
      const scores = (type: string) =>
        products.filter(({ productType }) => productType === type).map((product) => scoreOf(product));
      expect(Math.min(...scores(wanted))).toBeGreaterThan(Math.max(0, ...scores(others)));
      expect(scores(wanted).length * scores(others).length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['blue dress', 'Dress'],
    ['Pink dress', 'Dress'],
    ['dress red', 'Dress'],
    ['black jeans', 'Jeans'],
    ['white shirts', 'Shirt'],
  ])('scores for %j products higher whose picture has the colour', (query, type) => {
    const [colour] = /blue|pink|red|black|white/.exec(query.toLowerCase()) ?? [];
    const shows = new RegExp(`\\b${colour}\\b`);
    for (const searchable of [productSearch, suggestionSearch]) {
      const scoreOf = compileSearch(query, searchable, { prefixLast: true });
      const scores = (inPicture: boolean) =>
        products
          .filter(
            ({ productType, images }) =>
              productType === type && shows.test(images[0]?.altText ?? '') === inPicture,
          )
          .map(scoreOf)
          .filter((score) => score > 0);
      expect(Math.min(...scores(true))).toBeGreaterThan(Math.max(...scores(false)));
      expect(scores(true).length * scores(false).length).toBeGreaterThan(0);
    }
  });

  it('compares dates with years, days and times', () => {
    const [product] = products;
    if (!product) throw new Error('The catalogue is empty.');
    const day = product.createdAt.slice(0, 10);
    expect(handles(`created_at:${day}`)).toEqual(where(({ createdAt }) => createdAt.startsWith(day)));
    expect(handles(`created_at:'${product.createdAt}'`)).toContain(product.handle);
    for (const [query, matches] of [
      ['created_at:<2026', (date: string) => date < '2026'],
      ['created_at:<=2025', (date: string) => date < '2026'],
      ['created_at:>2026-05', (date: string) => date >= '2026-06'],
      ['created_at:>=2026-05', (date: string) => date >= '2026-05'],
      ["created_at:>'2026-03-01T12:00:00Z'", (date: string) => date > '2026-03-01T12:00:00Z'],
      ["updated_at:<='2026-03-01'", (date: string) => date < '2026-03-02'],
    ] as const) {
      const expected = where(({ createdAt }) => matches(createdAt));
      expect(handles(query), query).toEqual(expected);
      expect(expected.length, query).toBeGreaterThan(0);
      expect(expected.length, query).toBeLessThan(products.length);
    }
  });

  it('compares with ranges', () => {
    expect(handles('variants.price:>=500 variants.price:<=700')).toEqual(
      where(
        ({ variants }) =>
          variants.some(({ price }) => price >= 500_00) && variants.some(({ price }) => price <= 700_00),
      ),
    );
    expect(handles('vendor:<K')).toEqual(where(({ vendor }) => vendor.toLowerCase() < 'k'));
  });

  it('treats a comma between values as OR', () => {
    const either = where(({ productType }) => productType === 'Jeans' || productType === 'Shirt');
    expect(handles('product_type:Jeans,Shirt')).toEqual(either);
    expect(handles('product_type:"Jeans, shirt"')).toEqual(either);
    expect(handles('tag:Jeans,Shirts')).toEqual(
      where(({ tags }) => tags.includes('Jeans') || tags.includes('Shirts')),
    );
  });

  it('finds items with any value of a field by *', () => {
    for (const field of ['tag', 'vendor', 'title', 'created_at', 'variants.price', 'available_for_sale']) {
      expect(handles(`${field}:*`), field).toEqual(where(() => true));
    }
    expect(handles('NOT tag:*')).toEqual([]);
    expect(handles('tag_not:*')).toEqual([]);
  });

  it('finds words, phrases and prefixes in titles', () => {
    const titled = (pattern: RegExp) => where(({ title }) => pattern.test(title));
    expect(handles('title:Kurta')).toEqual(titled(/\bKurta\b/i));
    expect(handles('title:"Maxi Dress"')).toEqual(titled(/\bMaxi Dress\b/i));
    expect(handles('title:"Dress Maxi"')).toEqual([]);
    expect(handles('title:Kurta').length).toBeGreaterThan(0);
    expect(handles('title:Kurt*')).toEqual(expect.arrayContaining([...handles('title:Kurta')]));
    expect(handles('title:Kurt')).toEqual([]);
  });

  it('treats the last word as a prefix only if the options say so', () => {
    expect(found('kurt', false)).toEqual([]);
    expect(found('kurt*', false).length).toBeGreaterThan(0);
    expect(found('cotton kurt', true).length).toBeGreaterThan(0);
    expect(found('cott kurta', true)).toEqual([]);
    expect(found('"kurt"', true)).toEqual([]);
  });

  it('separates products in stock from sold-out ones', () => {
    const inStock = handles('available_for_sale:true');
    const soldOut = handles('available_for_sale:false');
    expect([...inStock, ...soldOut].toSorted()).toEqual(where(() => true).toSorted());
    expect(soldOut.length).toBeGreaterThan(0);
  });

  it('searches a term of an unknown field as text', () => {
    expect(handles('kora:linen').length).toBeGreaterThan(0);
    expect(handles('kora:linen')).toEqual(handles('kora linen'));
  });

  it.each(['created_at:>soon', 'variants.price:<cheap', 'available_for_sale:maybe', 'variants.price:5*'])(
    'finds nothing for %s',
    (query) => {
      expect(handles(query)).toEqual([]);
    },
  );

  it('limits the number of words in a term', () => {
    const words = (separator: string) =>
      Array.from({ length: maxTerms + 1 }, (_, index) => `w${index}`).join(separator);
    for (const query of [words('-'), `"${words(' ')}"`, `title:"${words(' ')}"`, `tag:${words(',')}`]) {
      expect(() => compile(query)).toThrow('more than 500 terms');
    }
  });

  it('obeys the laws of Boolean algebra', () => {
    const term = fc.constantFrom(
      'tag:Jeans',
      'tag:"Men\'s Wear"',
      'vendor:Kora',
      'linen',
      'variants.price:>999',
    );
    fc.assert(
      fc.property(term, term, (a, b) => {
        const ofB = new Set(handles(b));
        expect(handles(`${a} AND ${b}`)).toEqual(handles(a).filter((handle) => ofB.has(handle)));
        expect(new Set(handles(`${a} OR ${b}`))).toEqual(new Set([...handles(a), ...ofB]));
        expect(handles(`NOT (${a} OR ${b})`)).toEqual(handles(`-${a} AND -${b}`));
        expect(found(`NOT ${a}`).length).toBe(products.length - found(a).length);
      }),
      { numRuns: 25 },
    );
  });
});
