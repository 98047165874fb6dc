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

const names = fc.array(fc.string());
const states = fc
  .tuple(names, names, fc.constantFrom(null, 'price-low', 'price-high', 'newest', 'popularity'))
  .map(([tags, brands, sortBy]) => filterState(tags, brands, sortBy));

describe('filters', () => {
  it('contain each tag once', () => {
    expect(filterState(['Jeans', ' Jeans '], [], null).selectedTags).toEqual(['Jeans']);
  });

  it('lose a tag or a brand with withoutTag', () => {
    const state = filterState(['Jeans', 'Tops'], ['Snitch'], 'newest');
    expect(withoutTag(state, 'Jeans')).toEqual(filterState(['Tops'], ['Snitch'], 'newest'));
    expect(withoutTag(state, 'Snitch')).toEqual(filterState(['Jeans', 'Tops'], [], 'newest'));
  });

  it('contain a name that is both a tag and a brand once, as the brand', () => {
    expect(filterState(['Only', 'Jeans'], ['Only'], null)).toEqual({
      selectedTags: ['Jeans', 'Only'],
      brands: ['Only'],
      sortBy: null,
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

  it('are absent from the path of an unfiltered list', () => {
    expect(productsPath({})).toBe('/products');
    expect(productsPath({ selectedTags: ['Jeans'], sortBy: 'newest' })).toBe(
      '/products?tag=Jeans&sort=newest',
    );
  });
});
