// @vitest-environment jsdom
import type { ProductCounts, StorefrontClient, VariantFilter } from '@naap/api-clients';
import { apiError, fakeClients } from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { type FilterSelection, NO_SELECTION } from './filter-counts.ts';
import { useFilterCounts } from './useFilterCounts.ts';

function openFilters(
  storefront: Partial<StorefrontClient>,
  input: { collection?: string; search?: string } = {},
) {
  const { result, queryClient } = renderState(() => {
    const [selection, choose] = useState(NO_SELECTION);
    const { collection = null, search = null } = input;
    return { ...useFilterCounts({ collection, search }, selection, NO_SELECTION), choose };
  }, fakeClients({ storefront }));
  return { current: () => result.current, queryClient };
}

const jeans: FilterSelection = { ...NO_SELECTION, tags: ['Jeans'] };
const counts = (total: number): ProductCounts => ({
  total,
  tags: { jeans: 4, dresses: 5 },
  brands: null,
  variants: null,
});

describe('useFilterCounts', () => {
  it('requests equal searches once', async () => {
    const countProducts = vi.fn(({ searchQuery }: { readonly searchQuery: string }) =>
      Promise.resolve(counts(searchQuery === '' ? 9 : 4)),
    );
    const { current } = openFilters({ countProducts });
    await waitFor(() => expect(current().total).toBe(9));
    expect(countProducts).toHaveBeenCalledTimes(1);
    expect(current().ofTag('Dresses')).toBe(5);
    expect(current().ofTag('Maxi Dresses')).toBe(0);
    expect(current().ofBrand('Kora')).toBeNull();
    act(() => current().choose(jeans));
    await waitFor(() => expect(current().total).toBe(4));
    // The search without the category is that of the first selection, so it is not requested again.
    expect(countProducts.mock.calls.map(([{ searchQuery }]) => searchQuery)).toEqual(['', 'tag:Jeans']);
  });

  it('never has the counts of another selection', async () => {
    const countProducts = vi.fn(({ searchQuery }: { readonly searchQuery: string }) =>
      searchQuery === '' ? Promise.resolve(counts(9)) : new Promise<never>(() => undefined),
    );
    const { current } = openFilters({ countProducts });
    await waitFor(() => expect(current().total).toBe(9));
    expect(current().ofTag("Men's Wear")).toBe(0);
    act(() => current().choose(jeans));
    expect(current().total).toBeNull();
    expect(current().ofTag("Men's Wear")).toBeNull();
    // The alternatives to a chosen tag are counted without it, as before.
    expect(current().ofTag('Dresses')).toBe(5);
  });

  it('has no counts after a failure', async () => {
    const countProducts = vi.fn(({ searchQuery }: { readonly searchQuery: string }) =>
      searchQuery === '' ? Promise.resolve(counts(9)) : Promise.reject(apiError('http', 'Failed', 503)),
    );
    const { current } = openFilters({ countProducts });
    await waitFor(() => expect(current().total).toBe(9));
    act(() => current().choose(jeans));
    await waitFor(() => expect(countProducts).toHaveBeenCalledTimes(2));
    expect(current().total).toBeNull();
    expect(current().ofTag("Men's Wear")).toBeNull();
  });

  it('counts the products of a collection in one request', async () => {
    const products = [
      { tags: ['Jeans', 'Casual Wear'], brand: 'Kora' },
      { tags: ['jeans'], brand: 'Zari' },
      { tags: ['Dresses'], brand: 'Kora' },
    ];
    const listCollectionTags = vi.fn(() => Promise.resolve(products));
    const { current, queryClient } = openFilters({ listCollectionTags }, { collection: 'sale' });
    await waitFor(() => expect(current().total).toBe(3));
    expect(current().ofTag('Jeans')).toBe(2);
    act(() => current().choose(jeans));
    expect(current().total).toBe(2);
    expect(current().ofTag('Dresses')).toBe(1);
    expect(current().ofTag('Casual Wear')).toBe(1);
    expect(current().ofBrand('Kora')).toBe(1);
    act(() => current().choose({ ...jeans, brands: ['Zari'] }));
    expect(current().total).toBe(1);
    expect(current().ofTag('Casual Wear')).toBe(0);
    expect(listCollectionTags).toHaveBeenCalledTimes(1);

    listCollectionTags.mockResolvedValue([]);
    await act(() => queryClient.invalidateQueries({ queryKey: ['product-counts'] }));
    await waitFor(() => expect(current().total).toBe(0));
  });

  it('has the values of applied filters, counted without the chosen ones of their group', async () => {
    const sizes = (S: number, M: number): ProductCounts => ({
      ...counts(S + M),
      variants: {
        options: [
          {
            name: 'Size',
            label: 'Size',
            values: [
              { name: 'S', count: S },
              { name: 'M', count: M },
            ],
          },
        ],
        prices: null,
        inStock: null,
      },
    });
    const countProducts = vi.fn(({ options, inStock }: VariantFilter) => {
      if (options) return Promise.resolve(sizes(0, 4));
      return Promise.resolve(inStock ? sizes(3, 2) : sizes(6, 4));
    });
    const { current } = openFilters({ countProducts });
    expect(current().isLoading).toBe(true);
    await waitFor(() => expect(current().store.options).toHaveLength(1));
    expect(current().isLoading).toBe(false);
    const options = [{ name: 'Size', value: 'M' }];
    act(() => current().choose({ ...NO_SELECTION, store: { options, price: null, inStock: true } }));
    await waitFor(() => expect(current().total).toBe(4));
    expect(current().store.options[0]?.values).toEqual([
      { name: 'S', count: 3 },
      { name: 'M', count: 2 },
    ]);
    // Three requests: the list, the list without the size, and the list without the availability. The list without both is known.
    expect(countProducts).toHaveBeenCalledTimes(4);
  });

  it('keeps the counts of a collection when the filters of the store fail', async () => {
    const listCollectionTags = vi.fn(() => Promise.resolve([{ tags: ['Jeans'], brand: 'Kora' }]));
    const listCollectionFacets = vi.fn(() => Promise.reject(apiError('http', 'Failed', 503)));
    const { current } = openFilters({ listCollectionTags, listCollectionFacets }, { collection: 'sale' });
    await waitFor(() => expect(listCollectionFacets).toHaveBeenCalled());
    await waitFor(() => expect(current().total).toBe(1));
    expect(current().store.options).toEqual([]);
  });

  it.each([
    ['a collection with more than 1,000 products', { collection: 'everything' }, 1],
    ['a search in a collection', { collection: 'sale', search: 'linen' }, 0],
  ])('has no counts of %s', async (_, input, requests) => {
    const listCollectionTags = vi.fn(() => Promise.resolve(null));
    const { current } = openFilters({ listCollectionTags }, input);
    await act(() => Promise.resolve());
    expect(listCollectionTags).toHaveBeenCalledTimes(requests);
    expect(current().total).toBeNull();
    expect(current().ofTag('Jeans')).toBeNull();
  });
});
