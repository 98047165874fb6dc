// @vitest-environment jsdom
import { ApiError, type BrandsClient, type StorefrontClient } from '@naap/api-clients';
import { apiError, fakeClients, page } from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { type FilterState, filterState, NO_FILTERS } from '../filters/filters.ts';
import { useDeliveryLocation } from '../location/useDeliveryLocation.ts';
import type { ProductListInput } from './product-list.ts';
import { useBrands } from './useBrands.ts';
import { useProductList } from './useProductList.ts';
import { useProductRow, useProductRows } from './useProductRow.ts';

const BARE: ProductListInput = { collection: null, search: null };

function openList(
  storefront: NonNullable<Parameters<typeof fakeClients>[0]>['storefront'] & {},
  input = BARE,
) {
  const { result } = renderState(() => {
    const [filters, setFilters] = useState(NO_FILTERS);
    const list = useProductList({ ...input, filters });
    const choose = (next: FilterState) => {
      list.refresh(next);
      setFilters(next);
    };
    return { ...list, choose };
  }, fakeClients({ storefront }));
  return () => result.current;
}

const idsOf = (list: { products: readonly { id: string }[] }) =>
  list.products.map(({ id }) => id.split('/').at(-1));

describe('useProductList', () => {
  it('joins pages without duplicates and stops at the last page', async () => {
    const listProducts = vi.fn(({ after }: { after?: string | null }) =>
      Promise.resolve(after === 'p1' ? page(['2', '3']) : page(['1', '2'], 'p1')),
    );
    const current = openList({ listProducts });
    expect(current()).toMatchObject({ isLoading: true, products: [], title: 'Products', source: 'products' });
    await waitFor(() => expect(current().pagesLoaded).toBe(1));
    act(() => current().fetchNextPage());
    await waitFor(() => expect(current().pagesLoaded).toBe(2));
    expect(idsOf(current())).toEqual(['1', '2', '3']);
    expect(current().hasNextPage).toBe(false);
    act(() => current().fetchNextPage());
    expect(listProducts).toHaveBeenCalledTimes(2);
  });

  it('has the number of its products, which a list of one page need not request', async () => {
    const countProducts = vi.fn(() =>
      Promise.resolve({ total: 31, tags: null, brands: null, variants: null }),
    );
    const listProducts = vi.fn(({ after }: { after?: string | null }) =>
      Promise.resolve(after === 'p1' ? page(['2']) : page(['1'], 'p1')),
    );
    const searchProducts = vi.fn(() => Promise.resolve(page(['1', '2'])));
    const current = openList({ listProducts, searchProducts, countProducts });
    expect(current().total).toBeNull();
    await waitFor(() => expect(current().total).toBe(31));
    expect(countProducts).toHaveBeenCalledTimes(1);
    act(() => current().fetchNextPage());
    await waitFor(() => expect(current().total).toBe(2));
    act(() => current().choose(filterState(['Jeans', 'Tops'], [], null)));
    expect(current().total).toBeNull();
    await waitFor(() => expect(current().total).toBe(2));
    expect(countProducts).toHaveBeenCalledTimes(1);
  });

  it('counts the products again when the list is refetched, and has no number after a failure', async () => {
    const listProducts = vi.fn(() => Promise.resolve(page(['1'], 'p1')));
    const listProductsByTag = vi.fn(() => Promise.resolve(page(['1'], 'p1')));
    const countProducts = vi.fn(({ searchQuery }: { searchQuery: string }) =>
      searchQuery === ''
        ? Promise.resolve({
            total: 30 + countProducts.mock.calls.length,
            tags: null,
            brands: null,
            variants: null,
          })
        : Promise.reject(apiError('http', 'Failed', 503)),
    );
    const current = openList({ listProducts, listProductsByTag, countProducts });
    await waitFor(() => expect(current().total).toBe(31));
    act(() => current().choose(NO_FILTERS));
    await waitFor(() => expect(current().total).toBe(32));
    act(() => current().choose(filterState(['Jeans'], [], null)));
    await waitFor(() => expect(current().pagesLoaded).toBe(1));
    expect(current().total).toBeNull();
  });

  it('keeps the first page when the second fails, and retries only the second', async () => {
    const listProducts = vi
      .fn()
      .mockResolvedValueOnce(page(['1'], 'p1'))
      .mockRejectedValueOnce(apiError('http', 'Failed to fetch products from the storefront provider.', 500))
      .mockResolvedValueOnce(page(['2']));
    const current = openList({ listProducts });
    await waitFor(() => expect(current().pagesLoaded).toBe(1));
    act(() => current().fetchNextPage());
    await waitFor(() => expect(current().nextPageError).not.toBeNull());
    expect(current()).toMatchObject({ error: null, pagesLoaded: 1, hasNextPage: true });
    act(() => current().fetchNextPage());
    expect(listProducts).toHaveBeenCalledTimes(2);
    act(() => current().retry());
    await waitFor(() => expect(idsOf(current())).toEqual(['1', '2']));
    expect(current().nextPageError).toBeNull();
    expect(listProducts).toHaveBeenCalledTimes(3);
    expect(listProducts.mock.lastCall?.[0]).toMatchObject({ after: 'p1' });
  });

  it('has the error of the first page and recovers on retry', async () => {
    const listCollection = vi
      .fn()
      .mockRejectedValueOnce(apiError('http', 'Collection "summer-sale" not found'))
      .mockResolvedValueOnce(page(['1']));
    const current = openList({ listCollection }, { collection: 'summer-sale', search: null });
    await waitFor(() => expect(current().error?.message).toBe('Collection "summer-sale" not found'));
    expect(current()).toMatchObject({ isLoading: false, title: 'Summer sale' });
    act(() => current().retry());
    await waitFor(() => expect(idsOf(current())).toEqual(['1']));
  });

  it('is loading again after the sort changes, and requests that sort', async () => {
    const listProducts = vi.fn((_input: unknown) => Promise.resolve(page(['1'])));
    const current = openList({ listProducts });
    await waitFor(() => expect(current().isLoading).toBe(false));
    act(() => current().choose(filterState([], [], 'price-low')));
    expect(current()).toMatchObject({ isLoading: true, products: [] });
    await waitFor(() => expect(current().isLoading).toBe(false));
    expect(listProducts.mock.lastCall?.[0]).toEqual({ after: null, sortBy: 'price-low' });
  });

  it('refetches from the first page when unchanged filters are applied, and keeps that page visible', async () => {
    const listProducts = vi.fn(({ after }: { after?: string | null }) =>
      Promise.resolve(after === 'p1' ? page(['2'], 'p2') : page(['1'], 'p1')),
    );
    const current = openList({ listProducts });
    await waitFor(() => expect(current().pagesLoaded).toBe(1));
    act(() => current().fetchNextPage());
    await waitFor(() => expect(current().pagesLoaded).toBe(2));
    listProducts.mockResolvedValueOnce(page(['7', '1'], 'p1'));
    act(() => current().choose(NO_FILTERS));
    expect(current()).toMatchObject({ isLoading: false, isRefetching: true });
    expect(idsOf(current())).toEqual(['1']);
    await waitFor(() => expect(idsOf(current())).toEqual(['7', '1']));
    expect(listProducts.mock.calls.map(([{ after }]) => after)).toEqual([null, 'p1', null]);
  });

  it('keeps the list when a refetch fails, has the error, and recovers on retry', async () => {
    const listProducts = vi
      .fn()
      .mockResolvedValueOnce(page(['1'], 'p1'))
      .mockRejectedValueOnce(apiError('http', 'Failed to fetch products from the storefront provider.', 500))
      .mockResolvedValue(page(['2']));
    const current = openList({ listProducts });
    await waitFor(() => expect(current().isLoading).toBe(false));
    act(() => current().choose(NO_FILTERS));
    await waitFor(() => expect(current().refetchError).not.toBeNull());
    expect(current()).toMatchObject({ error: null, nextPageError: null });
    expect(idsOf(current())).toEqual(['1']);
    act(() => current().fetchNextPage());
    expect(listProducts).toHaveBeenCalledTimes(2);
    act(() => current().retry());
    await waitFor(() => expect(idsOf(current())).toEqual(['2']));
    expect(current().refetchError).toBeNull();
  });

  it('continues after empty pages, and stops when a cursor repeats', async () => {
    const next: Record<string, string> = { a: 'b', b: 'c', c: 'a' };
    const listProducts = vi.fn(({ after }: { after?: string | null }) =>
      Promise.resolve(page(after === 'b' ? ['1'] : [], after ? next[after] : 'a')),
    );
    const current = openList({ listProducts });
    for (let pages = 1; pages <= 4; pages++) {
      await waitFor(() => expect(current().pagesLoaded).toBe(pages));
      act(() => current().fetchNextPage());
    }
    await waitFor(() => expect(current().isFetchingNextPage).toBe(false));
    expect(idsOf(current())).toEqual(['1']);
    expect(current().hasNextPage).toBe(false);
    expect(listProducts).toHaveBeenCalledTimes(4);
  });

  it('fills a page of a filtered collection with at most five requests', async () => {
    let calls = 0;
    const listCollection = vi.fn((_input: unknown) => {
      calls += 1;
      return Promise.resolve(page(calls === 3 ? ['1'] : [], `c${calls}`));
    });
    const current = openList(
      { listCollection },
      {
        collection: 'handbags',
        search: 'Under ₹500',
      },
    );
    await waitFor(() => expect(current().pagesLoaded).toBe(1));
    expect(idsOf(current())).toEqual(['1']);
    expect(current().hasNextPage).toBe(true);
    expect(listCollection).toHaveBeenCalledTimes(5);
    expect(listCollection.mock.calls[0]?.[0]).not.toHaveProperty('first');
    expect(listCollection.mock.lastCall?.[0]).toMatchObject({ handle: 'handbags', after: 'c4', first: 50 });
  });
});

describe('useProductRow', () => {
  const CANT_MISS = { tags: ['women', 'dresses'] };

  it('merges the products of several tags without duplicates', async () => {
    const byTag: Record<string, string[]> = { women: ['1', '2'], dresses: ['2', '3'] };
    const clients = fakeClients({
      storefront: { listProductsByTag: ({ tag }) => Promise.resolve(page(byTag[tag] ?? [])) },
    });
    const { result } = renderState(() => useProductRow(CANT_MISS), clients);
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(idsOf(result.current)).toEqual(['1', '2', '3']));
  });

  it('fails when one of the requests fails', async () => {
    const clients = fakeClients({
      storefront: {
        listProductsByTag: ({ tag }) =>
          tag === 'women'
            ? Promise.resolve(page(['1']))
            : Promise.reject(apiError('http', `Failed to fetch products by tag: ${tag}`)),
      },
    });
    const { result } = renderState(() => useProductRow(CANT_MISS), clients);
    await waitFor(() =>
      expect(result.current.error?.message).toBe('Failed to fetch products by tag: dresses'),
    );
  });
});

describe('useProductRows', () => {
  const found: Record<string, string[]> = { a: ['1', '2', '3'], b: [], c: ['3', '1', '4', '2', '5', '6'] };
  const open = (...collections: readonly string[]) =>
    renderState(
      () =>
        useProductRows(
          collections.map((collection) => ({ collection })),
          2,
        ),
      fakeClients({
        storefront: {
          listCollection: async ({ handle }) => {
            const ids = found[handle];
            if (ids === undefined) throw apiError('http', 'down');
            return page(ids);
          },
        },
      }),
    ).result;

  it('shows each product in one row only', async () => {
    const result = open('a', 'b', 'c');
    await waitFor(() => expect(result.current.map(idsOf)).toEqual([['1', '2'], [], ['3', '4']]));
  });

  it('reports a failure once', async () => {
    const result = open('a', 'x');
    await waitFor(() =>
      expect(result.current.map(({ error }) => error?.message)).toEqual(['down', undefined]),
    );
  });
});

describe('useProductRow with a collection', () => {
  const row = (listCollection: StorefrontClient['listCollection']) =>
    renderState(
      () => useProductRow({ collection: 'new-arrivals' }),
      fakeClients({ storefront: { listCollection } }),
    ).result;

  it('moves the products that are sold out to the end', async () => {
    const { products, ...others } = page(['1', '2', '3', '4']);
    const result = row(() =>
      Promise.resolve({
        ...others,
        products: products.map((product, index) => ({ ...product, availableForSale: index % 2 === 1 })),
      }),
    );
    await waitFor(() => expect(idsOf(result.current)).toEqual(['2', '4', '1', '3']));
  });

  it('is empty without an error when the collection does not exist', async () => {
    const error = new ApiError('Collection "new-arrivals" not found', { kind: 'graphql', code: 'NOT_FOUND' });
    const result = row(() => Promise.reject(error));
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current).toMatchObject({ products: [], error: null });
  });

  it('fails when the request fails', async () => {
    const result = row(() => Promise.reject(apiError('network')));
    await waitFor(() => expect(result.current.error?.kind).toBe('network'));
  });
});

describe('useBrands', () => {
  it('recovers from a failure on retry', async () => {
    const brand = { brandId: 1, name: 'Naap', description: '', imageUrls: [] };
    const getBrands = vi
      .fn()
      .mockRejectedValueOnce(apiError('rpc', 'Unable to load brands'))
      .mockResolvedValueOnce([brand]);
    const { result } = renderState(() => useBrands(), fakeClients({ brands: { getBrands } }));
    await waitFor(() => expect(result.current.error?.message).toBe('Unable to load brands'));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.brands).toEqual([brand]));
    expect(getBrands).toHaveBeenCalledWith({}, expect.anything());
  });

  const brandNamed = (name: string) => ({ brandId: 1, name, description: '', imageUrls: [] });

  function openBrands(getBrands: BrandsClient['getBrands']) {
    const position = Promise.withResolvers<{ latitude: number; longitude: number }>();
    const address = Promise.withResolvers<string>();
    const location = { getPosition: () => position.promise, reverseGeocode: () => address.promise };
    const { result } = renderState(
      () => ({ ...useBrands(), ...useDeliveryLocation(), brandError: useBrands().error }),
      fakeClients({ brands: { getBrands }, location }),
    );
    const namesShown = () => result.current.brands.map(({ name }) => name);
    return { position, address, namesShown, current: () => result.current };
  }

  it('sends the position as soon as it is known, and then the address', async () => {
    const getBrands = vi.fn<BrandsClient['getBrands']>().mockResolvedValueOnce([brandNamed('Anywhere')]);
    const { position, address, namesShown } = openBrands(getBrands);
    await waitFor(() => expect(namesShown()).toEqual(['Anywhere']));
    expect(getBrands.mock.lastCall?.[0]).toEqual({});

    getBrands.mockReturnValueOnce(new Promise(() => {}));
    const here = { latitude: 19.06, longitude: 72.83 };
    await act(async () => position.resolve(here));
    await waitFor(() => expect(getBrands.mock.lastCall?.[0]).toEqual({ customerAddress: here }));
    expect(namesShown()).toEqual(['Anywhere']);

    getBrands.mockResolvedValueOnce([brandNamed('Bandra')]);
    await act(async () => address.resolve('Hill Road, Bandra'));
    await waitFor(() => expect(namesShown()).toEqual(['Bandra']));
    expect(getBrands.mock.lastCall?.[0]).toEqual({
      customerAddress: { ...here, fullAddress: 'Hill Road, Bandra' },
    });
  });

  it('keeps the brands when the request with the position fails', async () => {
    const getBrands = vi.fn<BrandsClient['getBrands']>().mockResolvedValueOnce([brandNamed('Anywhere')]);
    const { position, namesShown, current } = openBrands(getBrands);
    await waitFor(() => expect(namesShown()).toEqual(['Anywhere']));
    getBrands.mockRejectedValue(apiError('rpc', 'Unable to load brands'));
    await act(async () => position.resolve({ latitude: 19.06, longitude: 72.83 }));
    await waitFor(() => expect(getBrands).toHaveBeenCalledTimes(2));
    expect(namesShown()).toEqual(['Anywhere']);
    expect(current().brandError).toBeNull();
  });
});
