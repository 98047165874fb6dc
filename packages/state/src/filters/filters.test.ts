import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterState,
  filtersFromSearchParams,
  filtersToSearchParams,
  NO_FILTERS,
  productsPath,
  withoutTag,
} from './filters.ts';
import { NO_STORE_FILTERS, type StoreFilters, wholePrices } from './store-filters.ts';

const names = fc.array(fc.string());
const name = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text);
const price = fc.option(fc.nat({ max: 999_999 }));
const storeFilters: fc.Arbitrary<StoreFilters> = fc.record({
  options: fc.uniqueArray(fc.record({ name, value: name }), {
    selector: (option) => `${option.name}\n${option.value}`,
  }),
  price: fc.tuple(price, price).map(([min, max]) => wholePrices(min, max)),
  inStock: fc.boolean(),
});
const states = fc
  .tuple(names, names, fc.constantFrom(null, 'price-low', 'price-high', 'newest', 'popularity'), storeFilters)
  .map(([tags, brands, sortBy, store]) => filterState(tags, brands, sortBy, store));

describe('filters', () => {
  it('contain each tag once', () => {
    expect(filterState(['Jeans', ' Jeans '], [], null).selectedTags).toEqual(['Jeans']);
  });

  it('lose a tag or a brand with withoutTag', () => {
    const state = filterState(['Jeans', 'Tops'], ['Snitch'], 'newest');
    expect(withoutTag(state, 'Jeans')).toEqual(filterState(['Tops'], ['Snitch'], 'newest'));
    expect(withoutTag(state, 'Snitch')).toEqual(filterState(['Jeans', 'Tops'], [], 'newest'));
    const store = { ...NO_STORE_FILTERS, inStock: true };
    expect(withoutTag(filterState(['Jeans'], [], null, store), 'Jeans')).toEqual(
      filterState([], [], null, store),
    );
  });

  it('contain a name that is both a tag and a brand once, as the brand', () => {
    expect(filterState(['Only', 'Jeans'], ['Only'], null)).toEqual({
      selectedTags: ['Jeans', 'Only'],
      brands: ['Only'],
      sortBy: null,
      store: NO_STORE_FILTERS,
    });
  });
});

describe('filters in a URL', () => {
  it('are parsed to the same filters that were written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(filtersFromSearchParams(filtersToSearchParams(state))).toEqual(state);
        expect(filtersFromSearchParams(new URL(productsPath(state), 'http://shop').searchParams)).toEqual(
          state,
        );
      }),
    );
  });

  it('replace the filters of a URL and keep its other parameters', () => {
    const base = new URLSearchParams('collection=summer&tag=Old&sort=newest');
    const next = filtersToSearchParams(filterState(["Men's Wear"], ['H&M'], null), base);
    expect(next.toString()).toBe('collection=summer&tag=Men%27s+Wear&brand=H%26M');
    expect(base.toString()).toBe('collection=summer&tag=Old&sort=newest');
  });

  it.each([
    ['tag=women', ['women']],
    ['tag=&tag=%20', []],
    ['tag=Jeans&tag=Jeans', ['Jeans']],
    ['sort=cheapest', []],
  ])('parse ?%s as the tags %j without a sort order', (query, selectedTags) => {
    expect(filtersFromSearchParams(new URLSearchParams(query))).toEqual({ ...NO_FILTERS, selectedTags });
  });

  it('write the values of the filters that the store offers', () => {
    const base = new URLSearchParams('collection=summer&option.Size=XS&price=1-2&available=1&after=cursor');
    const options = [
      { name: 'Size', value: 'M' },
      { name: 'Farbe', value: 'Weiß' },
    ];
    const written = (store: StoreFilters) =>
      filtersToSearchParams(filterState([], [], null, store), base).toString();
    expect(written({ options, price: { min: 500, max: null }, inStock: true })).toBe(
      'collection=summer&option.Size=M&option.Farbe=Wei%C3%9F&price=500-&available=1',
    );
    expect(written(NO_STORE_FILTERS)).toBe('collection=summer');
  });

  it.each<[string, Partial<StoreFilters>]>([
    ['option.Size=+M+&option.Size=M', { options: [{ name: 'Size', value: 'M' }] }],
    ['option.=M&option.Size=&option=M&Size=M', {}],
    [`option.Size=${'x'.repeat(256)}&option.${'x'.repeat(256)}=M`, {}],
    ['price=500-1500', { price: { min: 500, max: 1500 } }],
    ['price=1500-500', { price: { min: 500, max: 1500 } }],
    ['price=-1500', { price: { min: null, max: 1500 } }],
    ['price=500', { price: { min: 500, max: null } }],
    ['price=-', {}],
    ['price=1-2-3', {}],
    ['price=a-b', {}],
    ['price=4.5-', {}],
    ['price=1e3-', {}],
    ['price=12345678901-', {}],
    ['available=0', {}],
    ['available=1', { inStock: true }],
  ])('parse ?%s as the filters of the store %j', (query, store) => {
    expect(filtersFromSearchParams(new URLSearchParams(query)).store).toEqual({
      ...NO_STORE_FILTERS,
      ...store,
    });
  });

  it('have at most 50 values of options', () => {
    const query = Array.from({ length: 60 }, (_, index) => `option.Size=${index}`).join('&');
    expect(filtersFromSearchParams(new URLSearchParams(query)).store.options).toHaveLength(50);
  });

  it('are absent from the path of an unfiltered list', () => {
    expect(productsPath({})).toBe('/products');
    expect(productsPath({ selectedTags: ['Jeans'], sortBy: 'newest' })).toBe(
      '/products?tag=Jeans&sort=newest',
    );
  });
});
