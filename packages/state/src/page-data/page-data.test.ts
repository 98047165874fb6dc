import { ApiError, type Clients } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { describe, expect, it } from 'vitest';
import { productQueryOptions } from '../product/useProduct.ts';
import { createQueryClient } from '../query-client.ts';
import {
  homeData,
  landingData,
  type PageData,
  productData,
  productListData,
  sanitiseDescriptions,
} from './page-data.ts';

const { clients } = createDirectShop();
const { products } = await clients.storefront.listProducts({});
const productId = products[0]?.id ?? '';
const listData = (query: string) => productListData({}, new URLSearchParams(query));

/** Fetches the data of a page. Returns the outcomes of its queries, and the query client. */
async function prefetch(data: PageData, storefront: Partial<Clients['storefront']> = {}) {
  const queryClient = createQueryClient({ retries: 0 });
  const queries = data({
    clients: { ...clients, storefront: { ...clients.storefront, ...storefront } },
    content,
    queryClient,
    loadSizeCharts: async () => content.sizeCharts,
  });
  const outcomes = () => queries.map((query) => query.outcome());
  const before = outcomes();
  await Promise.all(queries.map((query) => query.prefetch()));
  return { before, outcomes: outcomes(), required: queries.map(({ isRequired }) => isRequired), queryClient };
}

describe('page data', () => {
  it('fetches the size chart of a product', async () => {
    const { queryClient } = await prefetch(productData(productId));
    const [[, chart] = []] = queryClient.getQueriesData({ queryKey: ['size-chart'] });
    expect(chart).toMatchObject({ measurements: expect.any(Array), sizes: expect.any(Array) });
  });

  it('fetches the rows and the brands of the home page, which has other content too', async () => {
    const { before, outcomes, required } = await prefetch(homeData());
    expect(new Set(before)).toEqual(new Set(['pending']));
    expect(new Set(outcomes)).toEqual(new Set(['ready']));
    expect(outcomes).toHaveLength(content.home.rows.length + 2);
    expect(required).not.toContain(true);
  });

  it.each(['women', 'men', 'kids'])('fetches the rows of the landing page %s', async (name) => {
    const { outcomes, required, queryClient } = await prefetch(landingData(name));
    expect([outcomes, required]).toEqual([['ready'], [false]]);
    const [[, rows] = []] = queryClient.getQueriesData<readonly unknown[][]>({
      queryKey: ['products', 'rows'],
    });
    expect(rows?.map(({ length }) => length >= 4)).toEqual([true, true, true, true]);
  });

  it.each([
    ['a product', productData(productId), 'ready'],
    ['a product that does not exist', productData('1'), 'missing'],
    ['a list', listData('tag=Jeans&sort=newest'), 'ready'],
    ['a collection that does not exist', listData('collection=none'), 'missing'],
  ])('fetches %s, without which the page has nothing to show', async (_page, data, outcome) => {
    const { outcomes, required } = await prefetch(data);
    expect(outcomes[0]).toBe(outcome);
    expect(required).toEqual([true, ...outcomes.slice(1).map(() => false)]);
  });

  it('fetches the number of products of a list', async () => {
    const { storefront } = clients;
    const { total } = await storefront.countProducts({ searchQuery: 'tag:Jeans' });
    const { outcomes, queryClient } = await prefetch(listData('tag=Jeans&sort=newest'));
    expect(outcomes).toEqual(['ready', 'ready']);
    expect(queryClient.getQueriesData({ queryKey: ['product-counts'] }).map(([, data]) => data)).toEqual([
      total,
    ]);
  });

  it('reports a failure', async () => {
    const getProduct = () => Promise.reject(new ApiError('down', { kind: 'http', status: 500 }));
    expect((await prefetch(productData(productId), { getProduct })).outcomes).toEqual(['failed']);
  });
});

describe('sanitiseDescriptions', () => {
  it('sanitises the description of a fetched product, and leaves a missing one', async () => {
    const { queryClient } = await prefetch(productData(productId));
    await queryClient.prefetchQuery(productQueryOptions(clients.storefront, '1'));
    sanitiseDescriptions(queryClient, () => 'clean');
    const dataOf = (id: string) =>
      queryClient.getQueryData(productQueryOptions(clients.storefront, id).queryKey);
    expect(dataOf(productId)).toMatchObject({ descriptionHtml: 'clean', isDescriptionSanitised: true });
    expect(dataOf('1')).toBeNull();
  });
});
