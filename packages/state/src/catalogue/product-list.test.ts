import { inr } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import { describe, expect, it } from 'vitest';
import { filterState, NO_FILTERS } from '../filters/filters.ts';
import { productListRequest, productListTitle } from './product-list.ts';

const BARE = { collection: null, search: null };

describe('productListRequest', () => {
  it('lists all products when nothing is asked for', () => {
    expect(productListRequest(BARE, filterState([], [], 'newest'), content)).toEqual({
      source: 'products',
      sortBy: 'newest',
    });
  });

  it('lists the collection when there is no search and no filter', () => {
    expect(productListRequest({ collection: 'summer', search: '  ' }, NO_FILTERS, content)).toEqual({
      source: 'collection',
      handle: 'summer',
      sortBy: null,
    });
  });

  it('fetches by tag when there is one tag and nothing else', () => {
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
      'gender, group and item: the item narrows its group',
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
      'a tag of no list, which narrows too',
      BARE,
      filterState(["Women's Wear", 'flats', 'festive'], [], null),
      `tag:"Women's Wear" AND (tag:flats OR tag:festive)`,
    ],
    ['words', { collection: null, search: ' red dress ' }, NO_FILTERS, 'red dress'],
    ['search syntax', { collection: null, search: 'tag:Dresses AND red' }, NO_FILTERS, 'tag:Dresses AND red'],
    ['words like syntax', { collection: null, search: 'a (b: "NOT c' }, NO_FILTERS, 'a b not c'],
    ['signs alone', { collection: null, search: '(:' }, NO_FILTERS, '(:'],
  ])('searches for %s', (_what, input, filters, searchQuery) => {
    expect(productListRequest(input, filters, content)).toEqual({
      source: 'search',
      searchQuery,
      priceRange: null,
      sortBy: null,
    });
  });

  it('stays inside the collection when there are filters', () => {
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

  it('stays inside the collection when there is search text', () => {
    const input = { collection: 'handbags', search: 'leather' };
    expect(productListRequest(input, filterState(['Tan'], [], null), content)).toEqual({
      source: 'search',
      searchQuery: 'tag:Tan AND leather',
      priceRange: null,
      collection: 'handbags',
      sortBy: null,
    });
  });

  it('turns a price chip into a price range, with the filters beside it', () => {
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

describe('productListTitle', () => {
  const all = { collection: 'summer-sale', search: 'dress' };
  const women = filterState(['Jeans', "Women's Wear"], [], null);
  it.each([
    ['the search first', all, women, 'Search: dress'],
    ['a price chip as a search', { ...BARE, search: 'Under ₹500' }, NO_FILTERS, 'Search: Under ₹500'],
    ['then the collection', { ...all, search: null }, women, 'Summer sale'],
    ['then the gender', BARE, women, 'Women'],
    ['then the gender', BARE, filterState(["Men's Wear"], [], null), 'Men'],
    ['then the first tag', BARE, filterState(['Jeans', 'Tops'], ['Only'], null), 'Jeans'],
    ['a brand alone', BARE, filterState([], ['Only'], null), 'Only'],
    ['else Products', BARE, NO_FILTERS, 'Products'],
  ])('says %s', (_rule, input, filters, title) => {
    expect(productListTitle(input, filters, content)).toBe(title);
  });
});
