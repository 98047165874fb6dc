import { describe, expect, it } from 'vitest';
import { NO_STORE_FILTERS } from '../filters/store-filters.ts';
import { parseProductListUrl, productListPath } from './product-list-url.ts';

const parse = (query: string, path: Record<string, string> = {}) =>
  parseProductListUrl(path, new URLSearchParams(query));
const dresses = { category: 'women', subcategory: 'dresses & more' };

describe('parseProductListUrl', () => {
  it('adds the category and the subcategory of the path to the tags', () => {
    const { filters, params } = parse('tag=New&sort=newest', dresses);
    expect(filters).toEqual({
      selectedTags: ['New', 'women', 'dresses & more'],
      brands: [],
      sortBy: 'newest',
      store: NO_STORE_FILTERS,
    });
    expect(params.toString()).toBe('tag=New&sort=newest&tag=women&tag=dresses+%26+more');
  });

  it.each([
    ['', {}, '/products', true],
    ['sort=newest&utm_source=x', {}, '/products', true],
    ['tag=Jeans&sort=newest', {}, '/products?tag=Jeans', true],
    ['tag=+Jeans+&tag=Jeans', {}, '/products?tag=Jeans', true],
    ['brand=Kora', {}, '/products?brand=Kora', true],
    ['collection=sale', {}, '/products?collection=sale', true],
    ['tag=', {}, '/products', true],
    ['', dresses, '/products/women/dresses%20%26%20more', true],
    ['sort=newest', dresses, '/products/women/dresses%20%26%20more', true],
    ['tag=Jeans&tag=Men', {}, '/products?tag=Jeans&tag=Men', false],
    ['tag=Jeans&brand=Kora', {}, '/products?tag=Jeans&brand=Kora', false],
    ['brand=Kora&collection=sale', {}, '/products?collection=sale&brand=Kora', false],
    ['tag=New', dresses, '/products/women/dresses%20%26%20more?tag=New', false],
    ['option.Size=M', {}, '/products?option.Size=M', false],
    ['price=500-1500&available=1', {}, '/products?price=500-1500&available=1', false],
    ['option.Size=&price=x&available=yes', {}, '/products', true],
    ['search=linen', {}, '/products?search=linen', false],
    ['search=+', {}, '/products', true],
    ['tag=Jeans&after=abc', {}, '/products?tag=Jeans', false],
  ])('gives "%s" of %j the canonical path %s; indexable: %s', (query, path, canonicalPath, isIndexable) => {
    expect(parse(query, path)).toMatchObject({ canonicalPath, isIndexable });
  });
});

describe('productListPath', () => {
  it('is the inverse of parseProductListUrl', () => {
    const url = parse('collection=sale&search=linen&tag=Jeans&brand=Kora&sort=newest&after=old');
    const path = productListPath(url, url.filters, { after: 'a b=&' });
    expect(path).toBe(
      '/products?collection=sale&search=linen&tag=Jeans&brand=Kora&sort=newest&after=a+b%3D%26',
    );
    expect(parse(path.split('?')[1] ?? '')).toMatchObject({
      filters: url.filters,
      after: 'a b=&',
      search: 'linen',
    });
    expect(productListPath({ collection: null, search: null }, parse('').filters)).toBe('/products');
  });
});
