import { describe, expect, it } from 'vitest';
import { failureOf, fetchAnswering, fetchAnsweringJson } from '../../test/fakes.ts';
import {
  cardNode,
  collectionReply,
  image,
  listReply,
  money,
  productReply,
  searchReply,
  variantGid,
  variantNode,
} from '../../test/replies.ts';
import { inr } from '../pricing/index.ts';
import { createStorefrontClient } from './client.ts';

function storefrontAnswering(body: unknown, init?: ResponseInit) {
  const { fetch, requests } = fetchAnsweringJson(body, init);
  const client = createStorefrontClient({
    url: 'http://storefront.test/graphql.json',
    token: 'public',
    fetch,
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
  handle: 'indigo-kurta',
  brand: 'Kaarigar',
  price: inr(499_50),
  originalPrice: inr(899_00),
  image,
  availableForSale: true,
  onlyVariantId: null,
};

describe('what is sent', () => {
  it('is one POST of JSON with the public token', async () => {
    const { client, requests } = storefrontAnswering(listReply);
    await client.listProducts({});
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', url: 'http://storefront.test/graphql.json' });
    expect(request?.headers.get('x-shopify-storefront-access-token')).toBe('public');
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  it('asks for ten products from the start, in the order of the storefront', async () => {
    const { client, variables } = storefrontAnswering(listReply);
    await client.listProducts({});
    expect(variables()).toEqual({ first: 10, after: null, reverse: false });
  });

  it('carries cursor, page size, sort and query of a list', async () => {
    const { client, variables } = storefrontAnswering(listReply);
    await client.listProducts({ after: 'c', first: 4, sortBy: 'newest', query: 'tag:women' });
    expect(variables()).toEqual({
      first: 4,
      after: 'c',
      sortKey: 'CREATED_AT',
      reverse: true,
      query: 'tag:women',
    });
  });

  it('sends a collection its handle and its own sort key, and no query', async () => {
    const { client, variables } = storefrontAnswering(collectionReply);
    await client.listCollection({ handle: 'tops', sortBy: 'newest', query: 'ignored' });
    expect(variables()).toEqual({
      handle: 'tops',
      first: 10,
      after: null,
      sortKey: 'CREATED',
      reverse: true,
    });
  });

  it('sends a filtered collection one value of each kind that every product has to match', async () => {
    const { client, variables } = storefrontAnswering(collectionReply);
    const tagGroups = [["Women's Wear"], ['Dresses'], ['Bags', 'Tan']];
    const filter = { tagGroups, brands: ['Kora'], priceRange: { max: inr(999_00) } };
    await client.listCollection({ handle: 'tops', filter });
    expect(variables()).toMatchObject({
      filters: [{ tag: 'Dresses' }, { productVendor: 'Kora' }, { price: { max: 999 } }],
    });
  });

  it('sends no filter of a kind that offers a choice', async () => {
    const { client, variables } = storefrontAnswering(collectionReply);
    await client.listCollection({
      handle: 'tops',
      filter: { tagGroups: [['Jeans', 'Tops']], brands: ['Kora', 'Only'] },
    });
    expect(variables()).toMatchObject({ filters: [] });
  });

  it('asks for the prices of its market in every operation', async () => {
    const { fetch, requests } = fetchAnsweringJson({});
    const market = { country: 'DE', language: 'PT_BR' };
    const client = createStorefrontClient({ url: 'http://s.test', token: 'public', ...market, fetch });
    await Promise.allSettled([
      client.listProducts({}),
      client.listCollection({ handle: 'tops' }),
      client.searchProducts({ searchQuery: 'kurta' }),
      client.listProductsByTag({ tag: 'women' }),
      client.getProduct('11'),
      client.getVariants(['21']),
    ]);
    expect(requests).toHaveLength(6);
    for (const { body } of requests) {
      expect(body).toMatchObject({
        query: expect.stringContaining('@inContext(country: $country, language: $language)'),
        variables: market,
      });
    }
  });

  it('sends a search its text and, for a price chip, a price filter in rupees', async () => {
    const { client, variables } = storefrontAnswering(searchReply);
    await client.searchProducts({
      searchQuery: 'kurta',
      priceRange: { min: inr(500_00), max: inr(1000_50) },
    });
    expect(variables()).toEqual({
      searchQuery: 'kurta',
      first: 10,
      after: null,
      reverse: false,
      productFilters: [{ price: { min: 500, max: 1000.5 } }],
    });
  });

  it('searches a tag as a term', async () => {
    const { client, variables } = storefrontAnswering(searchReply);
    await client.listProductsByTag({ tag: "Women's Wear", first: 20 });
    expect(variables()).toMatchObject({ searchQuery: `tag:"Women's Wear"`, first: 20 });
  });

  it('asks for a product by its global id, made from the bare one', async () => {
    const { client, variables } = storefrontAnswering(productReply);
    await client.getProduct('11');
    expect(variables()).toEqual({ id: 'gid://shopify/Product/11' });
  });
});

describe('a list', () => {
  it('becomes cards and a cursor', async () => {
    const page = { products: [card], endCursor: 'cursor-1', hasNextPage: true };
    expect(await storefrontAnswering(listReply).client.listProducts({})).toEqual(page);
    expect(await storefrontAnswering(collectionReply).client.listCollection({ handle: 'tops' })).toEqual(
      page,
    );
    expect(await storefrontAnswering(searchReply).client.searchProducts({ searchQuery: 'k' })).toEqual(page);
  });

  it('keeps an original price only above the price', async () => {
    const node = (compareAt: string) => ({
      node: { ...cardNode, compareAtPriceRange: { minVariantPrice: money(compareAt) } },
    });
    const edges = ['0.0', '499.50', '499.51'].map(node);
    const { client } = storefrontAnswering({
      data: { products: { edges, pageInfo: { hasNextPage: false, endCursor: null } } },
    });
    const { products } = await client.listProducts({});
    expect(products.map((product) => product.originalPrice)).toEqual([undefined, undefined, inr(499_51)]);
    expect(products[0]).not.toHaveProperty('originalPrice');
  });

  it('shows no original price of another currency, and none that cannot be read', async () => {
    const compareAt = [
      { amount: '899.00', currencyCode: 'USD' },
      { amount: 'ten', currencyCode: 'INR' },
      { amount: '899.00', currencyCode: '' },
      { amount: '-899.00', currencyCode: 'INR' },
      null,
    ];
    const edges = compareAt.map((minVariantPrice) => ({
      node: { ...cardNode, compareAtPriceRange: { minVariantPrice } },
    }));
    const { client } = storefrontAnswering({
      data: { products: { edges, pageInfo: { hasNextPage: false, endCursor: null } } },
    });
    const { products } = await client.listProducts({});
    expect(products.map(({ price, originalPrice }) => [price, originalPrice])).toEqual(
      compareAt.map(() => [inr(499_50), undefined]),
    );
  });

  it.each([
    ['USD', '10.0', 1000],
    ['EUR', '499.000', 49_900],
    ['JPY', '1500.0', 1500],
    ['KWD', '12.345', 12_345],
    ['INR', '499', 49_900],
  ])('keeps a price in %s, written %s', async (currency, amount, minorUnits) => {
    const minVariantPrice = { amount, currencyCode: currency };
    const { client } = storefrontAnswering({
      data: {
        products: {
          edges: [{ node: { ...cardNode, priceRange: { minVariantPrice } } }],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    });
    expect((await client.listProducts({})).products[0]?.price).toEqual({ amount: minorUnits, currency });
  });

  it('shows no image as null', async () => {
    const { client } = storefrontAnswering({
      data: {
        products: {
          edges: [{ node: { ...cardNode, images: { nodes: [] } } }],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    });
    expect((await client.listProducts({})).products[0]?.image).toBeNull();
  });

  it('does not promise a next page it could not ask for', async () => {
    const { client } = storefrontAnswering({
      data: { products: { edges: [], pageInfo: { hasNextPage: true, endCursor: null } } },
    });
    expect(await client.listProducts({})).toEqual({ products: [], endCursor: null, hasNextPage: false });
  });

  it('leaves out search results that are no products', async () => {
    const { client } = storefrontAnswering({
      data: {
        search: {
          edges: [{ node: {} }, { node: cardNode }],
          pageInfo: { hasNextPage: false, endCursor: 'c' },
        },
      },
    });
    expect((await client.searchProducts({ searchQuery: 'k' })).products).toEqual([card]);
  });

  it('names the variant of a product with nothing to choose', async () => {
    const single = { ...cardNode, variants: { nodes: [{ id: variantGid }] } };
    const { client } = storefrontAnswering({
      data: { products: { edges: [{ node: single }], pageInfo: { hasNextPage: false, endCursor: null } } },
    });
    expect((await client.listProducts({})).products).toEqual([{ ...card, onlyVariantId: variantGid }]);
  });

  it.each([
    ['no currency', { amount: '10.0', currencyCode: 'rupees' }],
    ['a negative amount', money('-10.0')],
    ['no number', money('ten')],
  ])('leaves out a product with a price of %s', async (_, minVariantPrice) => {
    const bad = { ...cardNode, id: 'gid://shopify/Product/12', priceRange: { minVariantPrice } };
    const { client } = storefrontAnswering({
      data: {
        products: {
          edges: [{ node: bad }, { node: cardNode }],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    });
    expect((await client.listProducts({})).products).toEqual([card]);
  });
});

describe('a collection', () => {
  const product = (id: string, more: object) => ({
    node: { ...cardNode, id: `gid://shopify/Product/${id}`, ...more },
  });
  const idsOf = ({ products }: { products: readonly { id: string }[] }) =>
    products.map(({ id }) => id.split('/').at(-1));

  it('holds what matches each group, though the storefront ignores its filters', async () => {
    const edges = [
      product('1', { tags: ['tan', "Women's Wear"], vendor: 'Kora' }),
      product('2', { tags: ["Women's Wear"], vendor: 'Kora' }),
      product('3', { tags: ['Tan'], vendor: 'Kora' }),
      product('4', { tags: ['Black', "Women's Wear"], vendor: 'KORA ' }),
      product('5', { tags: ['Tan', "Women's Wear"], vendor: 'Only' }),
      product('6', { vendor: 'Kora' }),
    ];
    const pageInfo = { hasNextPage: true, endCursor: 'c' };
    const { client } = storefrontAnswering({
      data: { collectionByHandle: { products: { edges, pageInfo } } },
    });
    const filter = { tagGroups: [["Women's Wear"], ['Tan', 'Black']], brands: ['Kora'] };
    const page = await client.listCollection({ handle: 'handbags', filter });
    expect(idsOf(page)).toEqual(['1', '4']);
    expect(page).toMatchObject(pageInfo);
  });

  it('bounds a search', async () => {
    const ofCollections = (...handles: string[]) => ({
      collections: { nodes: handles.map((handle) => ({ handle })) },
    });
    const edges = [
      product('1', ofCollections('handbags', 'new')),
      product('2', ofCollections('dresses')),
      product('3', {}),
    ];
    const pageInfo = { hasNextPage: false, endCursor: null };
    const { client, variables } = storefrontAnswering({ data: { search: { edges, pageInfo } } });
    const page = await client.searchProducts({ searchQuery: 'tan', collection: 'handbags' });
    expect(idsOf(page)).toEqual(['1']);
    expect(variables()).toMatchObject({ searchQuery: 'tan', withCollections: true });
  });
});

describe('a product', () => {
  it('comes with options, swatches, images and variants', async () => {
    const { client } = storefrontAnswering(productReply);
    expect(await client.getProduct('gid://shopify/Product/11')).toEqual({
      id: 'gid://shopify/Product/11',
      title: 'Indigo Kurta',
      handle: 'indigo-kurta',
      descriptionHtml: '<p>Hand-blocked.</p>',
      vendor: 'Kaarigar',
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

  it('is null when there is none', async () => {
    expect(await storefrontAnswering({ data: { product: null } }).client.getProduct('11')).toBeNull();
  });

  it('is null for an id that can be none, without asking', async () => {
    const { client, requests } = storefrontAnswering(productReply);
    expect(await client.getProduct('../../etc')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('is not taken for missing when the storefront had an error', async () => {
    const { client } = storefrontAnswering({ data: { product: null }, errors: [{ message: 'Throttled' }] });
    expect(await failureOf(client.getProduct('11'))).toMatchObject({ kind: 'graphql', detail: 'Throttled' });
  });
});

describe('a product with more than 250 variants or images', () => {
  const { product } = productReply.data;
  const [variantNode] = product.variants.nodes;

  interface PageVariables {
    readonly imagesAfter?: string;
    readonly variantsAfter?: string;
    readonly withImages?: boolean;
    readonly withVariants?: boolean;
  }

  /** A storefront that pages through this many variants and images, as Shopify's does. */
  function storefrontPaging(variants: number, images: number, { failAt = Number.NaN } = {}) {
    const asked: PageVariables[] = [];
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
    const { fetch } = fetchAnswering(({ body }) => {
      const { variables } = body as { variables: PageVariables };
      asked.push(variables);
      if (asked.length === failAt) return new Response(null, { status: 500 });
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
    return { client, asked };
  }

  it('comes whole, each of them once and in order', async () => {
    const { client, asked } = storefrontPaging(2000, 251);
    const found = await client.getProduct('11');
    expect(found?.variants.map(({ id }) => id)).toEqual(
      Array.from({ length: 2000 }, (_, at) => `gid://shopify/ProductVariant/${at}`),
    );
    expect(new Set(found?.images.map(({ url }) => url)).size).toBe(251);
    expect(asked).toHaveLength(8);
    expect(asked[2]).toMatchObject({ withImages: false, withVariants: true, variantsAfter: '500' });
  });

  it('takes one request with 250 of each', async () => {
    const { client, asked } = storefrontPaging(250, 250);
    expect((await client.getProduct('11'))?.variants).toHaveLength(250);
    expect(asked).toHaveLength(1);
  });

  it('ends after nine pages, whatever the storefront says', async () => {
    const { client, asked } = storefrontPaging(1, 1_000_000);
    expect((await client.getProduct('11'))?.images).toHaveLength(9 * 250);
    expect(asked).toHaveLength(9);
  });

  it('fails as a whole rather than miss some of them', async () => {
    const { client } = storefrontPaging(2000, 1, { failAt: 3 });
    expect(await failureOf(client.getProduct('11'))).toMatchObject({ kind: 'http', status: 500 });
  });

  it('ends when its caller does', async () => {
    const controller = new AbortController();
    const { client, asked } = storefrontPaging(2000, 1);
    const found = failureOf(client.getProduct('11', { signal: controller.signal }));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    controller.abort();
    expect(await found).toMatchObject({ kind: 'aborted' });
    expect(asked.length).toBeLessThan(8);
  });
});

describe('variants of a cart', () => {
  const details = {
    id: variantGid,
    title: 'Indigo / M',
    availableForSale: true,
    price: inr(499_50),
    image,
    productId: 'gid://shopify/Product/11',
    productTitle: 'Indigo Kurta',
    vendor: 'Kaarigar',
    selectedOptions: [{ name: 'Size', value: 'M' }],
  };
  const found = { status: 'found', variant: details };

  it('come by one request, each id once, in the order asked', async () => {
    const { client, requests, variables } = storefrontAnswering({ data: { nodes: [null, variantNode] } });
    const lookups = await client.getVariants(['22', '21', variantGid, '22']);
    expect(requests).toHaveLength(1);
    expect(variables()).toEqual({ ids: ['gid://shopify/ProductVariant/22', variantGid] });
    expect(lookups).toEqual([{ status: 'not-found' }, found, found, { status: 'not-found' }]);
  });

  it('ask nothing when there is nothing to ask', async () => {
    const { client, requests } = storefrontAnswering({});
    expect(await client.getVariants([])).toEqual([]);
    expect(await client.getVariants(['no-id'])).toEqual([{ status: 'not-found' }]);
    expect(requests).toEqual([]);
  });

  it('keep an id that can be none from spoiling the request', async () => {
    const { client, variables } = storefrontAnswering({ data: { nodes: [variantNode] } });
    expect(await client.getVariants(['no-id', '21'])).toEqual([{ status: 'not-found' }, found]);
    expect(variables()).toEqual({ ids: [variantGid] });
  });

  it('fail one by one: a bad node fails its own line only', async () => {
    const broken = { ...variantNode, price: null };
    const { client } = storefrontAnswering({ data: { nodes: [broken, variantNode] } });
    const lookups = await client.getVariants(['22', '21']);
    expect(lookups).toEqual([
      { status: 'failed', error: expect.objectContaining({ message: 'Failed to fetch variant details' }) },
      found,
    ]);
  });

  it('are not mixed up: an answer for another id is a failure', async () => {
    const { client } = storefrontAnswering({ data: { nodes: [variantNode] } });
    expect(await client.getVariants(['22'])).toMatchObject([{ status: 'failed' }]);
  });

  it('survive an error beside the data', async () => {
    const { client } = storefrontAnswering({
      data: { nodes: [null, variantNode] },
      errors: [{ message: 'Invalid id', path: ['nodes', 0] }],
    });
    expect(await client.getVariants(['22', '21'])).toEqual([{ status: 'not-found' }, found]);
  });

  it('fail together when the storefront gave no data, so that no line looks unsold', async () => {
    const { client } = storefrontAnswering({
      data: null,
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    });
    expect(await failureOf(client.getVariants(['21']))).toMatchObject({
      message: 'Failed to fetch variant details',
      kind: 'graphql',
      code: 'THROTTLED',
    });
  });

  it('fail together when an answer is missing', async () => {
    const { client } = storefrontAnswering({ data: { nodes: [] } });
    expect(await failureOf(client.getVariants(['21']))).toMatchObject({ kind: 'malformed' });
  });

  it('can be asked for singly; errors of GraphQL give null', async () => {
    expect(await storefrontAnswering({ data: { nodes: [variantNode] } }).client.getVariant('21')).toEqual(
      details,
    );
    expect(await storefrontAnswering({ data: { nodes: [null] } }).client.getVariant('21')).toBeNull();
    expect(
      await storefrontAnswering({ errors: [{ message: 'Invalid id' }] }).client.getVariant('21'),
    ).toBeNull();
  });
});

describe('errors beside status 200', () => {
  it('without data are an unexpected structure', async () => {
    const { client } = storefrontAnswering({
      errors: [{ message: 'Parse error', extensions: { code: 'X' } }],
    });
    expect(await failureOf(client.listProducts({}))).toMatchObject({
      message: 'Unexpected response structure from the storefront provider',
      kind: 'graphql',
      code: 'X',
      detail: 'Parse error',
    });
  });

  it('beside data that lacks the answer are a failure of the verb', async () => {
    const { client } = storefrontAnswering({
      data: { collectionByHandle: null },
      errors: [{ message: 'Internal', extensions: null }],
    });
    expect(await failureOf(client.listCollection({ handle: 'tops' }))).toMatchObject({
      message: 'Failed to fetch collection products from the storefront provider.',
      kind: 'graphql',
    });
  });

  it('in a list that is empty are none', async () => {
    const { client } = storefrontAnswering({ ...listReply, errors: [] });
    expect((await client.listProducts({})).products).toHaveLength(1);
  });
});

it('looks at the body, not at its content type', async () => {
  const { fetch } = fetchAnswering(
    () => new Response(JSON.stringify(listReply), { headers: { 'content-type': 'text/html' } }),
  );
  const client = createStorefrontClient({ url: 'http://storefront.test/', token: 'public', fetch });
  expect((await client.listProducts({})).products).toHaveLength(1);
});
