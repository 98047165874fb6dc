import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue/index.ts';
import type { CatalogueProduct } from '../../catalogue/types.ts';
import { relevanceOf } from './match.ts';
import { parseSearch } from './parse.ts';

const { products } = catalogue();

const found = (query: string): readonly CatalogueProduct[] => {
  const node = parseSearch(query);
  return products.filter((product) => relevanceOf(node, product) > 0);
};
const handles = (query: string): readonly string[] => found(query).map(({ handle }) => handle);
const tagged = (...tags: readonly string[]): readonly string[] =>
  products.filter((product) => tags.every((tag) => product.tags.includes(tag))).map(({ handle }) => handle);

describe('relevanceOf', () => {
  it('finds everything when nothing is asked', () => {
    expect(found('')).toHaveLength(products.length);
    expect(found('-')).toHaveLength(products.length);
  });

  it('matches whole tags, whatever the case', () => {
    expect(handles('tag:Jeans')).toEqual(tagged('Jeans'));
    expect(handles('tag:jeans')).toEqual(tagged('Jeans'));
    expect(handles('tag:Jean')).toEqual([]);
    expect(handles('tag:Jean*')).toEqual(tagged('Jeans'));
    expect(handles('tag:"Skirts & Shorts"')).toEqual(tagged('Skirts & Shorts'));
  });

  it('narrows by gender, group and item', () => {
    expect(handles('tag:"Women\'s Wear" AND tag:"Gen-Z Fashion" AND tag:"Crop Tops"')).toEqual(
      tagged("Women's Wear", 'Gen-Z Fashion', 'Crop Tops'),
    );
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
  ])('takes %s and %s for the same', (one, other) => {
    expect(handles(one).length).toBeGreaterThan(0);
    expect(new Set(handles(one))).toEqual(new Set(handles(other)));
  });

  it.each(['H&M', 'Zara', 'Nike', 'Adidas', 'Puma', "Levi's", 'Only', 'Vero Moda'])(
    'answers the brand chip %s with that brand',
    (brand) => {
      const vendors = found(brand).map(({ vendor }) => vendor);
      expect(vendors).toContain(brand);
      expect(new Set(vendors).size).toBe(1);
    },
  );

  it.each([
    'dresses',
    't-shirts',
    'jeans',
    'kurt',
    'indigo',
    'कुर्ता',
    'साड़ी',
    'banarasi zari',
    'ikat handbag',
  ])('finds something for %s', (text) => {
    expect(found(text).length).toBeGreaterThan(0);
  });

  it('does not take T-shirts for shirts', () => {
    expect(found('shirts').every(({ tags }) => tags.includes('Shirts'))).toBe(true);
  });

  it('wants the words of a phrase side by side', () => {
    for (const { title, tags } of found('"maxi dress"')) {
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

  it('puts a word in the title above the same word in a tag', () => {
    const inTitle = products.find(({ title }) => /\bJeans\b/.test(title));
    const inTag = products.find(({ title, tags }) => tags.includes('Jeans') && !/\bJeans\b/.test(title));
    const node = parseSearch('jeans');
    if (!inTitle || !inTag) throw new Error('the catalogue lacks such jeans');
    expect(relevanceOf(node, inTitle)).toBeGreaterThan(relevanceOf(node, inTag));
  });

  it('keeps the laws of logic', () => {
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
