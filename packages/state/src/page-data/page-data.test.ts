import { ApiError, type Clients } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { parseProductListUrl } from '../catalogue/product-list-url.ts';
import { PRODUCT_ROW_STALE_MS, productRowQueryOptions } from '../catalogue/useProductRow.ts';
import { productQueryOptions } from '../product/useProduct.ts';
import { createQueryClient } from '../query-client.ts';
import {
  homeData,
  omitSkus,
  type PageData,
  productData,
  productListData,
  sanitiseDescriptions,
  shortenRows,
} from './page-data.ts';

const { clients } = createDirectShop();
const { products } = await clients.storefront.listProducts({});
const productId = products[0]?.id ?? '';
const listData = (query: string) => productListData(parseProductListUrl({}, new URLSearchParams(query)));

/** Fetches the data of a page. Returns the outcomes of its queries, and the query client. */
async function prefetch(data: PageData, storefront: Partial<Clients['storefront']> = {}) {
  const queryClient = createQueryClient({ retries: 0 });
  const queries = data({
    clients: { ...clients, storefront: { ...clients.storefront, ...storefront } },
    content,
    queryClient,
  });
  const outcomes = () => queries.map((query) => query.outcome());
  const before = outcomes();
  await Promise.all(queries.map((query) => query.prefetch()));
  return { before, outcomes: outcomes(), required: queries.map(({ isRequired }) => isRequired), queryClient };
}

describe('page data', () => {
  it('fetches the rows and the brands of the home page, which has other content too', async () => {
    const { before, outcomes, required } = await prefetch(homeData());
    expect(new Set(before)).toEqual(new Set(['pending']));
    expect(new Set(outcomes)).toEqual(new Set(['ready']));
    expect(outcomes).toHaveLength(content.home.rows.length + 2);
    expect(required).not.toContain(true);
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

describe('omitSkus', () => {
  it('removes the article numbers of a fetched product, and leaves a missing one', async () => {
    const { queryClient } = await prefetch(productData(productId));
    await queryClient.prefetchQuery(productQueryOptions(clients.storefront, '1'));
    const variantsOf = (id: string) =>
      queryClient.getQueryData(productQueryOptions(clients.storefront, id).queryKey)?.variants ?? [];
    const before = variantsOf(productId);
    expect(before[0]).toHaveProperty('sku');
    omitSkus(queryClient);
    expect(variantsOf(productId)).toEqual(before.map(({ sku: _, ...variant }) => variant));
    expect(variantsOf(productId)[0]).not.toHaveProperty('sku');
    expect(variantsOf('1')).toEqual([]);
  });
});

describe('shortenRows', () => {
  it('leaves the first products of a long row, which a browser fetches again, and short rows as they are', async () => {
    const { queryClient } = await prefetch(homeData());
    const { queryKey } = productRowQueryOptions(clients.storefront, content.home.cantMiss);
    const short = productRowQueryOptions(clients.storefront, { collection: 'short' });
    const whole = queryClient.getQueryData(queryKey) ?? [];
    expect(whole.length).toBeGreaterThan(7);
    queryClient.setQueryData(short.queryKey, whole.slice(0, 7));

    shortenRows(queryClient);
    expect(queryClient.getQueryData(queryKey)).toEqual(whole.slice(0, 7));
    const isStale = (key: QueryKey) =>
      queryClient.getQueryCache().find({ queryKey: key })?.isStaleByTime(PRODUCT_ROW_STALE_MS);
    expect([queryKey, short.queryKey].map(isStale)).toEqual([true, false]);
  });
});
