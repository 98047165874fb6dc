import { inr } from '@naap/api-clients';
import { content, hindiContent } from '@naap/fixtures/content';
import { describe, expect, it } from 'vitest';
import { filterState, NO_FILTERS } from '../filters/filters.ts';
import { NO_STORE_FILTERS } from '../filters/store-filters.ts';
import { type ProductListInput, productListRequest, productListTitle, searchWord } from './product-list.ts';

const BARE = { collection: null, search: null };

describe('productListRequest', () => {
  describe('with filters that the store offers', () => {
    const store = {
      options: [{ name: 'Size', value: 'M' }],
      price: { min: 100, max: 800 },
      inStock: true,
    };
    const variants = {
      options: store.options,
      priceRange: { min: inr(100_00), max: inr(800_00) },
      inStock: true,
    };

    it.each<[string, ProductListInput, readonly string[], object]>([
      ['all products', BARE, [], { source: 'search', searchQuery: '', ...variants }],
      ['a tag', BARE, ['Jeans'], { source: 'search', searchQuery: 'tag:Jeans', ...variants }],
      [
        'a collection',
        { collection: 'sale', search: null },
        [],
        { source: 'collection', handle: 'sale', filter: { tagGroups: [], brands: [], ...variants } },
      ],
      [
        'a search in a collection',
        { collection: 'sale', search: 'red' },
        [],
        { source: 'search', searchQuery: 'red', collection: 'sale', ...variants },
      ],
    ])('requests %s by variants', (_, input, tags, request) => {
      expect(productListRequest(input, filterState(tags, [], null, store), content)).toEqual({
        ...request,
        sortBy: null,
      });
    });

    it('narrows the range of a price chip', () => {
      const chip = { ...BARE, search: 'Under ₹500' };
      const filters = filterState([], [], null, { ...NO_STORE_FILTERS, price: { min: 100, max: 800 } });
      const { range } = content.search.prices.find(({ label }) => label === 'Under ₹500') ?? {};
      expect(productListRequest(chip, filters, content)).toEqual({
        source: 'search',
        searchQuery: '',
        priceRange: { min: inr(100_00), max: range?.max },
        sortBy: null,
      });
    });
  });

  it('lists all products without a collection, search or filter', () => {
    expect(productListRequest(BARE, filterState([], [], 'newest'), content)).toEqual({
      source: 'products',
      sortBy: 'newest',
    });
  });

  it('lists the collection without a search or filter', () => {
    expect(productListRequest({ collection: 'summer', search: '  ' }, NO_FILTERS, content)).toEqual({
      source: 'collection',
      handle: 'summer',
      sortBy: null,
    });
  });

  it('lists by tag for a single tag', () => {
    expect(productListRequest(BARE, filterState(['women'], [], null), content)).toEqual({
      source: 'tag',
      tag: 'women',
      sortBy: null,
    });
  });

  it.each([
    ['several tags', BARE, filterState(['women', 'dresses'], [], null), '(tag:women OR tag:dresses)'],
    ['a brand', BARE, filterState([], ['H&M'], null), 'vendor:"H&M"'],
    [
      'tags of several groups, in the order of the groups',
      BARE,
      filterState(['Printed Shirts', 'Shirts', 'Jeans', "Men's Wear"], [], null),
      `tag:"Men's Wear" AND (tag:Shirts OR tag:Jeans) AND tag:"Printed Shirts"`,
    ],
    [
      'gender, group and category, which are combined with AND',
      BARE,
      filterState(["Men's Wear", 'Casual Wear', 'Oversized Tees'], [], null),
      `tag:"Men's Wear" AND tag:"Casual Wear" AND tag:"Oversized Tees"`,
    ],
    [
      'two groups of the category tree',
      BARE,
      filterState(['Sports Wear', 'Casual Wear'], [], null),
      '(tag:"Sports Wear" OR tag:"Casual Wear")',
    ],
    [
      'tags of no group, which form a group of their own',
      BARE,
      filterState(["Women's Wear", 'flats', 'festive'], [], null),
      `tag:"Women's Wear" AND (tag:flats OR tag:festive)`,
    ],
    ['words', { collection: null, search: ' red dress ' }, NO_FILTERS, 'red dress'],
    ['search syntax', { collection: null, search: 'tag:Dresses AND red' }, NO_FILTERS, 'tag:Dresses AND red'],
    ['words with operators', { collection: null, search: 'a (b: "NOT c' }, NO_FILTERS, 'a b not c'],
    ['operators only', { collection: null, search: '(:' }, NO_FILTERS, '(:'],
  ])('searches for %s', (_case, input, filters, searchQuery) => {
    expect(productListRequest(input, filters, content)).toEqual({
      source: 'search',
      searchQuery,
      sortBy: null,
    });
  });

  it('restricts filters to the collection', () => {
    const input = { collection: 'handbags', search: null };
    expect(productListRequest(input, filterState(['Tan'], ['Kora'], 'newest'), content)).toEqual({
      source: 'collection',
      handle: 'handbags',
      filter: { tagGroups: [['Tan']], brands: ['Kora'] },
      sortBy: 'newest',
    });
    expect(productListRequest({ ...input, search: 'Under ₹500' }, NO_FILTERS, content)).toEqual({
      source: 'collection',
      handle: 'handbags',
      filter: { tagGroups: [], brands: [], priceRange: { max: inr(49_999) } },
      sortBy: null,
    });
  });

  it('restricts a search to the collection', () => {
    const input = { collection: 'handbags', search: 'leather' };
    expect(productListRequest(input, filterState(['Tan'], [], null), content)).toEqual({
      source: 'search',
      searchQuery: 'tag:Tan AND leather',
      collection: 'handbags',
      sortBy: null,
    });
  });

  it('converts a price chip to a price range and keeps the filters', () => {
    const input = { collection: null, search: 'Under ₹500' };
    expect(productListRequest(input, filterState(['Jeans'], [], null), content)).toEqual({
      source: 'search',
      searchQuery: 'tag:Jeans',
      priceRange: { max: inr(49_999) },
      sortBy: null,
    });
    expect(productListRequest(input, NO_FILTERS, content)).toMatchObject({
      searchQuery: '',
      priceRange: { max: inr(49_999) },
    });
  });
});

describe('searchWord', () => {
  it.each([
    ['ड्रेस', 'Dresses'],
    [' जींस ', 'Jeans'],
    ['काला', 'black'],
    ['बेस्टसेलर', 'best sellers'],
    [' काला जूता ', 'काला जूता'],
    ['Dresses', 'Dresses'],
  ])('searches for %s as %s in Hindi', (text, word) => {
    expect(searchWord(text, hindiContent)).toBe(word);
  });

  it('searches for any text as it is in English', () => {
    expect(searchWord(' dresses ', content)).toBe('dresses');
  });
});

describe('productListTitle', () => {
  const all = { collection: 'summer-sale', search: 'dress' };
  const women = filterState(['Jeans', "Women's Wear"], [], null);
  it.each([
    ['the search', all, women, 'Search: dress'],
    ['a price chip as a search', { ...BARE, search: 'Under ₹500' }, NO_FILTERS, 'Search: Under ₹500'],
    ['the collection', { ...all, search: null }, women, 'Summer sale'],
    ['the gender', BARE, women, 'Women'],
    ['the other gender', BARE, filterState(["Men's Wear"], [], null), 'Men'],
    ['the first tag', BARE, filterState(['Jeans', 'Tops'], ['Only'], null), 'Jeans'],
    ['a brand alone', BARE, filterState([], ['Only'], null), 'Only'],
    ['Products otherwise', BARE, NO_FILTERS, 'Products'],
  ])('returns %s', (_rule, input, filters, title) => {
    expect(productListTitle(input, filters, content)).toBe(title);
  });

  it.each([
    ['a search for a category', { ...BARE, search: 'Dresses' }, NO_FILTERS, 'Search: ड्रेस'],
    ['a search for a colour', { ...BARE, search: 'black' }, NO_FILTERS, 'Search: काला'],
    ['a search for another text', { ...BARE, search: 'black shoe' }, NO_FILTERS, 'Search: black shoe'],
    ['a price chip', { ...BARE, search: 'Under ₹500' }, NO_FILTERS, 'Search: ₹500 से कम'],
    ['a collection', { ...BARE, collection: 'casual-shoes' }, NO_FILTERS, 'कैज़ुअल शूज़'],
    ['a gender', BARE, women, 'महिलाएं'],
    ['a tag', BARE, filterState(['Jeans'], [], null), 'जींस'],
  ])(
    'has the label of %s in the language of the content, which requests the same',
    (_, input, filters, title) => {
      expect(productListTitle(input, filters, hindiContent)).toBe(title);
      expect(productListRequest(input, filters, hindiContent)).toEqual(
        productListRequest(input, filters, content),
      );
    },
  );
});
