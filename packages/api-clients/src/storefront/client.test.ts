import { describe, expect, it, vi } from 'vitest';
import { failureOf, fetchReturning, fetchReturningJson } from '../../test/fakes.ts';
import {
  cardNode,
  collectionFacetsResponse,
  collectionResponse,
  collectionTagsResponse,
  countsResponse,
  image,
  listResponse,
  money,
  productResponse,
  searchResponse,
  variantGid,
  variantNode,
} from '../../test/responses.ts';
import type { ReportProblem } from '../config.ts';
import { inr } from '../pricing/index.ts';
import { createStorefrontClient } from './client.ts';
import type { CollectionFilter, StorefrontClient, StorefrontConfig, VariantFacets } from './types.ts';

function storefrontReturning(body: unknown, init?: ResponseInit, config: Partial<StorefrontConfig> = {}) {
  const { fetch, requests } = fetchReturningJson(body, init);
  const client = createStorefrontClient({
    url: 'http://storefront.test/graphql.json',
    token: 'public',
    fetch,
    ...config,
  });
  const variables = () => {
    const sent = requests[0]?.body;
    if (typeof sent !== 'object' || sent === null || !('variables' in sent)) return undefined;
    const { country, language, ...variables } = Object(sent.variables);
    expect({ country, language }).toEqual({ country: 'IN', language: 'EN' });
    return variables;
  };
  return { client, requests, variables };
}

const card = {
  id: 'gid://shopify/Product/11',
  name: 'Indigo Kurta',
  brand: 'Kaarigar',
  price: inr(499_50),
  originalPrice: inr(899_00),
  image: { url: image.url, width: image.width, height: image.height },
  availableForSale: true,
  onlyVariantId: null,
};

describe('requests', () => {
  it('are one POST of JSON with the public token', async () => {
    const { client, requests } = storefrontReturning(listResponse);
    await client.listProducts({});
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', url: 'http://storefront.test/graphql.json' });
    expect(request?.headers.get('x-shopify-storefront-access-token')).toBe('public');
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  const firstPage = { first: 10, after: null, reverse: false };
  const newest = { sortBy: 'newest', after: 'c', first: 4 } as const;

  it.each<[string, unknown, (client: StorefrontClient) => Promise<unknown>, object]>([
    [
      "ask for the first ten products in the storefront's default order",
      listResponse,
      (client) => client.listProducts({}),
      { ...firstPage, query: '' },
    ],
    [
      'send the cursor, page size, sort key and query of a list',
      listResponse,
      (client) => client.listProducts({ ...newest, query: 'tag:women' }),
      { first: 4, after: 'c', sortKey: 'CREATED_AT', reverse: true, query: 'tag:women' },
    ],
    [
      "send a collection's handle, sort key and filters, but no query",
      collectionResponse,
      (client) =>
        client.listCollection({
          ...newest,
          handle: 'tops',
          query: 'ignored',
          filter: { tagGroups: [['Dresses']], brands: ['Kora', 'Only'] },
        }),
      {
        handle: 'tops',
        first: 4,
        after: 'c',
        sortKey: 'CREATED',
        reverse: true,
        filters: [{ tag: 'Dresses' }],
      },
    ],
    [
      'send the search text, and the options, the exact prices and the availability of variants',
      searchResponse,
      (client) =>
        client.searchProducts({
          searchQuery: 'kurta',
          priceRange: { min: inr(500_00), max: inr(1000_00) },
          options: [{ name: 'Size', value: 'M' }],
          inStock: true,
        }),
      {
        ...firstPage,
        searchQuery: 'kurta',
        productFilters: [
          { variantOption: { name: 'Size', value: 'M' } },
          { price: { min: 499.5, max: 1000.49 } },
          { available: true },
        ],
      },
    ],
    [
      'search for a tag with a tag term',
      searchResponse,
      (client) => client.listProductsByTag({ tag: "Women's Wear", first: 20 }),
      { ...firstPage, first: 20, searchQuery: `tag:"Women's Wear"` },
    ],
    [
      'convert a bare product ID to a global ID',
      productResponse,
      (client) => client.getProduct('11'),
      { id: 'gid://shopify/Product/11' },
    ],
    [
      'ask for a count without filters',
      { data: { search: { totalCount: 12 } } },
      (client) => client.countProducts({ searchQuery: 'kurta', totalOnly: true }),
      { searchQuery: 'kurta', withFilters: false },
    ],
  ])('%s', async (_, response, call, sent) => {
    const { client, variables } = storefrontReturning(response);
    await call(client);
    expect(variables()).toEqual(sent);
  });

  it('include the market in every operation', async () => {
    const { fetch, requests } = fetchReturningJson({});
    const market = { country: 'DE', language: 'PT_BR' };
    const client = createStorefrontClient({ url: 'http://s.test', token: 'public', ...market, fetch });
    await Promise.allSettled([
      client.listProducts({}),
      client.listCollection({ handle: 'tops' }),
      client.searchProducts({ searchQuery: 'kurta' }),
      client.listProductsByTag({ tag: 'women' }),
      client.countProducts({ searchQuery: 'kurta' }),
      client.listCollectionTags({ handle: 'tops' }),
      client.suggestProducts({ text: 'kur', limit: 4 }),
      client.getProduct('11'),
      client.getVariants(['21']),
    ]);
    expect(requests).toHaveLength(9);
    for (const { body } of requests) {
      expect(body).toMatchObject({
        query: expect.stringContaining('@inContext(country:$country language:$language)'),
        variables: market,
      });
    }
  });
});

/** The facets of `countsResponse`. */
const variants: VariantFacets = {
  options: [
    {
      name: 'farbe',
      label: 'Farbe',
      values: [
        { name: 'Blau', count: 5, swatchColor: '#274580', swatchImage: 'https://cdn.test/blue.png' },
        { name: 'Rot', count: 0 },
      ],
    },
  ],
  prices: { min: 0, max: 1299 },
  inStock: { count: 11 },
};

describe('counts', () => {
  it('are read by tag and by brand, in lower case, from the filters of a search', async () => {
    const { client } = storefrontReturning(countsResponse);
    expect(await client.countProducts({ searchQuery: 'kurta' })).toEqual({
      total: 12,
      tags: { kurtas: 9 },
      brands: { kaarigar: 4 },
      variants,
    });
  });

  it.each([
    ['are zero for every name in a search without products', 0, [], {}, null, { count: 0 }],
    [
      'are null for a kind by which the store does not filter, and skip malformed values',
      12,
      [
        {
          label: 'Tag',
          values: [
            { count: -1, input: '{"tag":"Kurtas"}' },
            { count: 2, input: '{' },
            { count: 3, input: null },
          ],
        },
      ],
      null,
      null,
      null,
    ],
  ])('%s', async (_, totalCount, productFilters, names, prices, inStock) => {
    const { client } = storefrontReturning({ data: { search: { totalCount, productFilters } } });
    expect(await client.countProducts({ searchQuery: 'kurta' })).toEqual({
      total: totalCount,
      tags: names,
      brands: names,
      variants: { options: [], prices, inStock },
    });
  });

  it('skip and report malformed filters, and keep the others', async () => {
    const report = vi.fn();
    const { client } = storefrontReturning(
      {
        data: {
          search: {
            totalCount: 12,
            productFilters: [
              { label: null, values: [] },
              { label: 'Size', values: 'none' },
              ...countsResponse.data.search.productFilters,
            ],
          },
        },
      },
      undefined,
      { report },
    );
    expect(await client.countProducts({ searchQuery: 'kurta' })).toMatchObject({ total: 12, variants });
    expect(report).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ subject: 'filter' }));
  });
});

describe('the filters of a collection', () => {
  const facetsOf = async (filter: CollectionFilter) => {
    const { client, variables } = storefrontReturning(collectionFacetsResponse);
    return { facets: await client.listCollectionFacets({ handle: 'tops', filter }), variables: variables() };
  };

  it('have counts while the storefront can apply the tags and brands', async () => {
    const size = { name: 'Size', value: 'M' };
    const filter = { tagGroups: [['Kurtas']], brands: ['Kaarigar'], options: [size], inStock: true };
    expect(await facetsOf(filter)).toEqual({
      facets: variants,
      variables: {
        handle: 'tops',
        filters: [
          { tag: 'Kurtas' },
          { productVendor: 'Kaarigar' },
          { variantOption: size },
          { available: true },
        ],
      },
    });
  });

  it('have unknown counts with filters that the storefront cannot apply', async () => {
    const { facets } = await facetsOf({ tagGroups: [['Kurtas', 'Tops']], brands: [] });
    expect(facets?.options[0]?.values.map(({ name, count }) => [name, count])).toEqual([
      ['Blau', null],
      ['Rot', null],
    ]);
    expect(facets).toMatchObject({ prices: variants.prices, inStock: { count: null } });
  });

  it('have unknown counts in a store that does not filter by tag', async () => {
    const filters = countsResponse.data.search.productFilters.slice(1);
    const { client } = storefrontReturning({ data: { collectionByHandle: { products: { filters } } } });
    const facetsWith = (filter: CollectionFilter) => client.listCollectionFacets({ handle: 'tops', filter });
    expect(await facetsWith({ tagGroups: [['Kurtas']], brands: [] })).toMatchObject({
      inStock: { count: null },
    });
    expect(await facetsWith({ tagGroups: [], brands: ['Kora'] })).toEqual(variants);
  });
});

describe('the tags of a collection', () => {
  it('are those of all pages, without malformed products', async () => {
    const { client, variables } = storefrontReturning({
      data: {
        collectionByHandle: {
          products: {
            nodes: [{ tags: ['Tops'], vendor: 'Kaarigar' }, { tags: null }],
            pageInfo: { hasNextPage: false, endCursor: 'c' },
          },
        },
      },
    });
    const priceRange = { max: inr(500_00) };
    expect(await client.listCollectionTags({ handle: 'tops', priceRange })).toEqual([
      { tags: ['Tops'], brand: 'Kaarigar' },
    ]);
    expect(variables()).toEqual({ handle: 'tops', after: null, filters: [{ price: { max: 500.49 } }] });
  });

  it('are null beyond four pages', async () => {
    const { client, requests } = storefrontReturning(collectionTagsResponse);
    expect(await client.listCollectionTags({ handle: 'tops' })).toBeNull();
    expect(requests).toHaveLength(4);
    expect(requests[1]?.body).toMatchObject({ variables: { after: 'cursor-1' } });
  });
});

/** Lists these cards. */
async function productsOf(...cards: object[]) {
  const edges = cards.map((changes) => ({ node: { ...cardNode, ...changes } }));
  const { client } = storefrontReturning({ data: { products: { edges, pageInfo: lastPage } } });
  return (await client.listProducts({})).products;
}
const lastPage = { hasNextPage: false, endCursor: null };

describe('product lists', () => {
  it('are parsed into cards and a cursor', async () => {
    const page = { products: [card], endCursor: 'cursor-1', hasNextPage: true };
    expect(await storefrontReturning(listResponse).client.listProducts({})).toEqual(page);
    expect(await storefrontReturning(collectionResponse).client.listCollection({ handle: 'tops' })).toEqual(
      page,
    );
    expect(await storefrontReturning(searchResponse).client.searchProducts({ searchQuery: 'k' })).toEqual(
      page,
    );
  });

  it('keep an original price only when it is higher than the price, well-formed and in the same currency', async () => {
    const compareAt = [
      money('499.51'),
      money('0.0'),
      money('499.50'),
      { amount: '899.00', currencyCode: 'USD' },
      money('ten'),
      { amount: '899.00', currencyCode: '' },
      money('-899.00'),
      null,
    ];
    const products = await productsOf(
      ...compareAt.map((minVariantPrice) => ({ compareAtPriceRange: { minVariantPrice } })),
    );
    expect(products.map(({ price, originalPrice }) => [price, originalPrice])).toEqual(
      compareAt.map((_, index) => [inr(499_50), index === 0 ? inr(499_51) : undefined]),
    );
    expect(products[1]).not.toHaveProperty('originalPrice');
  });

  it.each([
    ['USD', '10.0', 1000],
    ['JPY', '1500.0', 1500],
    ['INR', '499', 49_900],
  ])('parse a price in %s, sent as %s', async (currency, amount, minorUnits) => {
    const minVariantPrice = { amount, currencyCode: currency };
    const [product] = await productsOf({ priceRange: { minVariantPrice } });
    expect(product?.price).toEqual({ amount: minorUnits, currency });
  });

  it('have no next page when the cursor is missing', async () => {
    const products = { edges: [], pageInfo: { hasNextPage: true, endCursor: null } };
    expect(await storefrontReturning({ data: { products } }).client.listProducts({})).toEqual({
      products: [],
      ...lastPage,
    });
  });

  it('skip search results that are not products', async () => {
    const search = { edges: [{ node: {} }, { node: cardNode }], pageInfo: lastPage };
    const { client } = storefrontReturning({ data: { search } });
    expect((await client.searchProducts({ searchQuery: 'k' })).products).toEqual([card]);
  });

  it('have the variant ID of a product with one variant', async () => {
    expect(await productsOf({ variants: { nodes: [{ id: variantGid }] } })).toEqual([
      { ...card, onlyVariantId: variantGid },
    ]);
  });

  it('skip a product whose price has an invalid currency or amount', async () => {
    const prices = [{ amount: '10.0', currencyCode: 'rupees' }, money('-10.0'), money('ten')];
    const bad = prices.map((minVariantPrice, index) => ({
      id: `gid://shopify/Product/${20 + index}`,
      priceRange: { minVariantPrice },
    }));
    expect(await productsOf(...bad, {})).toEqual([card]);
  });
});

describe('collections', () => {
  const product = (id: string, more: object) => ({
    node: { ...cardNode, id: `gid://shopify/Product/${id}`, ...more },
  });
  const idsOf = ({ products }: { products: readonly { id: string }[] }) =>
    products.map(({ id }) => id.split('/').at(-1));

  it('return only matching products, even when the storefront ignores the filters', async () => {
    const edges = [
      product('1', { tags: ['tan', "Women's Wear"], vendor: 'Kora' }),
      product('2', { tags: ["Women's Wear"], vendor: 'Kora' }),
      product('5', { tags: ['Tan', "Women's Wear"], vendor: 'Only' }),
      product('6', { vendor: 'Kora' }),
    ];
    const pageInfo = { hasNextPage: true, endCursor: 'c' };
    const { client } = storefrontReturning({
      data: { collectionByHandle: { products: { edges, pageInfo } } },
    });
    const filter = { tagGroups: [["Women's Wear"], ['Tan', 'Black']], brands: ['Kora'] };
    const page = await client.listCollection({ handle: 'handbags', filter });
    expect(idsOf(page)).toEqual(['1']);
    expect(page).toMatchObject(pageInfo);
  });

  it('restrict a search', async () => {
    const ofCollections = (...handles: string[]) => ({
      collections: { nodes: handles.map((handle) => ({ handle })) },
    });
    const edges = [
      product('1', ofCollections('handbags', 'new')),
      product('2', ofCollections('dresses')),
      product('3', {}),
    ];
    const { client, variables } = storefrontReturning({ data: { search: { edges, pageInfo: lastPage } } });
    const page = await client.searchProducts({ searchQuery: 'tan', collection: 'handbags' });
    expect(idsOf(page)).toEqual(['1']);
    expect(variables()).toMatchObject({ searchQuery: 'tan', withCollections: true });
  });
});

describe('getProduct', () => {
  it('parses options, swatches, images and variants', async () => {
    const { client } = storefrontReturning(productResponse);
    expect(await client.getProduct('gid://shopify/Product/11')).toEqual({
      id: 'gid://shopify/Product/11',
      title: 'Indigo Kurta',
      handle: 'indigo-kurta',
      descriptionHtml: '<p>Hand-blocked.</p>',
      vendor: 'Kaarigar',
      productType: 'Kurta',
      tags: ['Women'],
      sizeChart: {
        measurements: ['chest'],
        sizes: [
          { size: 'S', ranges: { chest: [860, 900] } },
          { size: 'M', ranges: { chest: [900, 945] } },
        ],
      },
      availableForSale: true,
      options: [
        {
          id: 'gid://shopify/ProductOption/1',
          name: 'Color',
          values: [{ name: 'Indigo', swatchColor: '#27408b' }],
        },
        { id: 'gid://shopify/ProductOption/2', name: 'Size', values: [{ name: 'M' }] },
      ],
      images: [image],
      variants: [
        {
          id: variantGid,
          title: 'Indigo / M',
          availableForSale: true,
          price: inr(499_50),
          image: null,
          selectedOptions: [
            { name: 'Color', value: 'Indigo' },
            { name: 'Size', value: 'M' },
          ],
        },
      ],
    });
  });

  it.each([
    ['no metafield', null, []],
    ['a metafield that is no JSON', 'S: 86 to 90', ['size chart']],
    ['a size chart without sizes', '{"measurements":["chest"],"sizes":{}}', ['size chart']],
  ])('has no size chart, and still the product, with %s', async (_, value, reported) => {
    const product = { ...productResponse.data.product, sizeChart: value === null ? null : { value } };
    const report = vi.fn<ReportProblem>();
    const { client } = storefrontReturning({ data: { product } }, undefined, { report });
    expect(await client.getProduct('11')).toMatchObject({ title: 'Indigo Kurta', sizeChart: null });
    expect(report.mock.calls.map(([{ subject }]) => subject)).toEqual(reported);
  });

  it('is null when there is none', async () => {
    expect(await storefrontReturning({ data: { product: null } }).client.getProduct('11')).toBeNull();
  });

  it('returns null for an invalid ID without a request', async () => {
    const { client, requests } = storefrontReturning(productResponse);
    expect(await client.getProduct('../../etc')).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('getProduct with more than 250 variants or images', () => {
  const { product } = productResponse.data;
  const [variantNode] = product.variants.nodes;

  interface PageVariables {
    readonly imagesAfter?: string;
    readonly variantsAfter?: string;
    readonly withImages?: boolean;
    readonly withVariants?: boolean;
  }

  /** Creates a storefront that paginates this many variants and images, as Shopify's does. */
  function storefrontPaging(variants: number, images: number, { failAt = Number.NaN } = {}) {
    const sentVariables: PageVariables[] = [];
    const pageOf = <Node>(total: number, after: string | undefined, nodeAt: (at: number) => Node) => {
      const start = Number(after ?? 0);
      const end = Math.min(start + 250, total);
      return {
        nodes: Array.from({ length: end - start }, (_, at) => nodeAt(start + at)),
        pageInfo: { hasNextPage: end < total, endCursor: String(end) },
      };
    };
    const imageAt = (at: number) => ({ ...image, url: `${image.url}?${at}` });
    const variantAt = (at: number) => ({ ...variantNode, id: `gid://shopify/ProductVariant/${at}` });
    const { fetch } = fetchReturning(({ body }) => {
      const { variables } = body as { variables: PageVariables };
      sentVariables.push(variables);
      if (sentVariables.length === failAt) return new Response(null, { status: 500 });
      const { imagesAfter, variantsAfter, withImages = true, withVariants = true } = variables;
      const node = {
        ...product,
        images: withImages ? pageOf(images, imagesAfter, imageAt) : undefined,
        variants: withVariants ? pageOf(variants, variantsAfter, variantAt) : undefined,
      };
      return Response.json({ data: { product: node } });
    });
    const client = createStorefrontClient({
      url: 'http://storefront.test/graphql.json',
      token: 'public',
      fetch,
    });
    return { client, sentVariables };
  }

  it('returns all of them once and in order', async () => {
    const { client, sentVariables } = storefrontPaging(2000, 251);
    const found = await client.getProduct('11');
    expect(found?.variants.map(({ id }) => id)).toEqual(
      Array.from({ length: 2000 }, (_, at) => `gid://shopify/ProductVariant/${at}`),
    );
    expect(new Set(found?.images.map(({ url }) => url)).size).toBe(251);
    expect(sentVariables).toHaveLength(8);
    expect(sentVariables[2]).toMatchObject({ withImages: false, withVariants: true, variantsAfter: '500' });
  });

  it('stops after nine pages, even when the storefront has more', async () => {
    const { client, sentVariables } = storefrontPaging(1, 1_000_000);
    expect((await client.getProduct('11'))?.images).toHaveLength(9 * 250);
    expect(sentVariables).toHaveLength(9);
  });

  it('rejects when one page fails, rather than return an incomplete product', async () => {
    const { client } = storefrontPaging(2000, 1, { failAt: 3 });
    expect(await failureOf(client.getProduct('11'))).toMatchObject({ kind: 'http', status: 500 });
  });

  it('stops when the caller aborts', async () => {
    const controller = new AbortController();
    const { client, sentVariables } = storefrontPaging(2000, 1);
    const found = failureOf(client.getProduct('11', { signal: controller.signal }));
    await expect.poll(() => sentVariables.length).toBeGreaterThan(0);
    controller.abort();
    expect(await found).toMatchObject({ kind: 'aborted' });
    expect(sentVariables.length).toBeLessThan(8);
  });
});

describe('getProducts', () => {
  it('returns each product, and says which are missing or malformed', async () => {
    const broken = { ...cardNode, id: 'gid://shopify/Product/12', title: null };
    const { client, variables } = storefrontReturning({ data: { nodes: [null, cardNode, broken, {}] } });
    const lookups = await client.getProducts(['10', '11', '12', '13', 'no-id']);
    expect(variables()).toEqual({ ids: ['10', '11', '12', '13'].map((id) => `gid://shopify/Product/${id}`) });
    expect(lookups).toEqual([
      { status: 'not-found' },
      { status: 'found', product: expect.objectContaining({ id: cardNode.id, availableForSale: true }) },
      { status: 'failed', error: expect.objectContaining({ kind: 'malformed' }) },
      { status: 'failed', error: expect.objectContaining({ kind: 'malformed' }) },
      { status: 'not-found' },
    ]);
  });
});

describe('recommendProducts', () => {
  it('returns the products, and none for an unknown product or an invalid ID', async () => {
    const { client, variables } = storefrontReturning({ data: { productRecommendations: [cardNode] } });
    expect(await client.recommendProducts('11')).toMatchObject([{ id: cardNode.id }]);
    expect(variables()).toEqual({ id: 'gid://shopify/Product/11' });
    const unknown = storefrontReturning({ data: { productRecommendations: null } });
    expect(await unknown.client.recommendProducts('12')).toEqual([]);
    expect(await unknown.client.recommendProducts('no-id')).toEqual([]);
    expect(unknown.requests).toHaveLength(1);
  });
});

describe('getVariants', () => {
  const details = {
    id: variantGid,
    title: 'Indigo / M',
    availableForSale: true,
    price: inr(499_50),
    image,
    productId: 'gid://shopify/Product/11',
    productTitle: 'Indigo Kurta',
    productType: 'Kurta',
    vendor: 'Kaarigar',
    selectedOptions: [{ name: 'Size', value: 'M' }],
  };
  const found = { status: 'found', variant: details };

  it('sends each ID once in one request, and returns the results in the order of the input', async () => {
    const { client, requests, variables } = storefrontReturning({ data: { nodes: [null, variantNode] } });
    const lookups = await client.getVariants(['22', '21', variantGid, '22']);
    expect(requests).toHaveLength(1);
    expect(variables()).toEqual({ ids: ['gid://shopify/ProductVariant/22', variantGid] });
    expect(lookups).toEqual([{ status: 'not-found' }, found, found, { status: 'not-found' }]);
  });

  it('sends at most 250 IDs in a request', async () => {
    const counts: number[] = [];
    const client = createStorefrontClient({
      url: 'http://storefront.test/graphql.json',
      token: 'public',
      async fetch(_url, init) {
        const { ids } = JSON.parse(String(init?.body)).variables;
        counts.push(ids.length);
        return Response.json({ data: { nodes: ids.map(() => null) } });
      },
    });
    const ids = Array.from({ length: 251 }, (_, index) => `${index + 1}`);
    expect(await client.getVariants(ids)).toEqual(ids.map(() => ({ status: 'not-found' })));
    expect(counts).toEqual([250, 1]);
  });

  it('sends no request without a valid ID', async () => {
    const { client, requests } = storefrontReturning({});
    expect(await client.getVariants([])).toEqual([]);
    expect(await client.getVariants(['no-id'])).toEqual([{ status: 'not-found' }]);
    expect(requests).toEqual([]);
  });

  it("has the options of the product in the store's order, and does without malformed ones", async () => {
    const withOptions = (options: unknown) => ({
      ...variantNode,
      product: { ...variantNode.product, options },
    });
    const sizes = { name: 'Size', optionValues: [{ name: 'M' }, { name: 'L' }] };
    const optionsOf = async (options: unknown) => {
      const { client } = storefrontReturning({ data: { nodes: [withOptions(options)] } });
      const [lookup] = await client.getVariants(['21']);
      return lookup?.status === 'found' && lookup.variant.productOptions;
    };
    expect(await optionsOf([sizes])).toEqual([{ name: 'Size', values: ['M', 'L'] }]);
    expect(await optionsOf([{ name: null }])).toBeUndefined();
    expect(await optionsOf(undefined)).toBeUndefined();
  });

  it('fails only the line whose node is malformed or has another ID', async () => {
    const broken = { ...variantNode, price: null };
    const { client } = storefrontReturning({ data: { nodes: [broken, variantNode, variantNode] } });
    expect(await client.getVariants(['22', '21', '23'])).toEqual([
      { status: 'failed', error: expect.objectContaining({ message: 'Failed to fetch variant details' }) },
      found,
      { status: 'failed', error: expect.any(Error) },
    ]);
  });

  it('ignores a GraphQL error beside the data', async () => {
    const { client } = storefrontReturning({
      data: { nodes: [null, variantNode] },
      errors: [{ message: 'Invalid id', path: ['nodes', 0] }],
    });
    expect(await client.getVariants(['22', '21'])).toEqual([{ status: 'not-found' }, found]);
  });

  it('rejects when there is no data, so that no line looks as if its product did not exist', async () => {
    const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
    const { client } = storefrontReturning({ data: null, errors });
    expect(await failureOf(client.getVariants(['21']))).toMatchObject({
      message: 'Failed to fetch variant details',
      kind: 'graphql',
      code: 'THROTTLED',
    });
  });

  it('rejects when a node is missing', async () => {
    const { client } = storefrontReturning({ data: { nodes: [] } });
    expect(await failureOf(client.getVariants(['21']))).toMatchObject({ kind: 'malformed' });
  });

  it('looks up one variant with getVariant, which returns null for GraphQL errors', async () => {
    expect(await storefrontReturning({ data: { nodes: [variantNode] } }).client.getVariant('21')).toEqual(
      details,
    );
    expect(await storefrontReturning({ data: { nodes: [null] } }).client.getVariant('21')).toBeNull();
    expect(
      await storefrontReturning({ errors: [{ message: 'Invalid id' }] }).client.getVariant('21'),
    ).toBeNull();
  });
});

describe('GraphQL errors with status 200', () => {
  it('reject with the text for an unexpected structure when there is no data', async () => {
    const { client } = storefrontReturning({
      errors: [{ message: 'Parse error', extensions: { code: 'X' } }],
    });
    expect(await failureOf(client.listProducts({}))).toMatchObject({
      message: 'Unexpected response structure from the storefront provider',
      kind: 'graphql',
      code: 'X',
      detail: 'Parse error',
    });
  });

  it('are ignored when the list of errors is empty', async () => {
    for (const partialData of ['use', 'reject'] as const) {
      const { client } = storefrontReturning({ ...listResponse, errors: [] }, {}, { partialData });
      expect((await client.listProducts({})).products).toHaveLength(1);
    }
  });

  it('reject although there is data when partial data is rejected', async () => {
    const response = { ...listResponse, errors: [{ message: 'Internal' }] };
    const { client } = storefrontReturning(response, {}, { partialData: 'reject' });
    expect(await failureOf(client.listProducts({}))).toMatchObject({ kind: 'graphql', detail: 'Internal' });
  });
});

it('parses a JSON body with another content type', async () => {
  const { fetch } = fetchReturning(
    () => new Response(JSON.stringify(listResponse), { headers: { 'content-type': 'text/html' } }),
  );
  const client = createStorefrontClient({ url: 'http://storefront.test/', token: 'public', fetch });
  expect((await client.listProducts({})).products).toHaveLength(1);
});
