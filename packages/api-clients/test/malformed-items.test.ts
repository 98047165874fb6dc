/** Lists with one malformed item among ten: the item is skipped and reported, the other nine stay. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type AuthenticatedConfig,
  createShopApiClient,
  createStorefrontClient,
  type ProductPage,
  type ReportProblem,
  type ResponseProblem,
} from '../src/index.ts';
import { failureOf, fetchReturningJson } from './fakes.ts';
import { INVALID_VALUES, missingValuesIn, pathsIn, replaceAt } from './json-paths.ts';
import {
  addressResponse,
  cardNode,
  image,
  ordersResponse,
  productResponse,
  variantNode,
} from './responses.ts';

const numRuns = Number(process.env.NAAP_FUZZ_RUNS ?? 20);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Date.now() % 2 ** 31);

type Fetch = typeof globalThis.fetch;

interface TolerantList {
  readonly name: string;
  readonly subject: string;
  readonly item: (index: number) => object;
  readonly response: (items: readonly unknown[]) => unknown;
  /** Calls the verb and returns the ID of each item of the result. */
  readonly idsOf: (fetch: Fetch, report: ReportProblem) => Promise<readonly string[]>;
  /** The ID in the result of the item created with `index`. */
  readonly id: (index: number) => string;
  /** Whether the verb rejects when all items are malformed, instead of returning an empty list. */
  readonly needsOne?: true;
}

const storefront = (fetch: Fetch, report: ReportProblem) =>
  createStorefrontClient({ url: 'http://storefront.test/graphql', token: 'public', fetch, report });

const shopApi = (fetch: Fetch, report: ReportProblem) => {
  const config: AuthenticatedConfig = { baseUrl: 'http://b.test', getToken: async () => 't', fetch, report };
  return createShopApiClient(config);
};

const pageInfo = { hasNextPage: true, endCursor: 'cursor-10' };

type Storefront = ReturnType<typeof createStorefrontClient>;

const cardId = (index: number) => `gid://shopify/Product/${index}`;
const card = (index: number) => ({ ...cardNode, id: cardId(index) });
const edge = (index: number) => ({ node: card(index) });

/** Describes a verb that returns one page of products; `wrap` returns the data with its connection. */
const page = (
  name: string,
  wrap: (connection: object) => object,
  call: (client: Storefront) => Promise<ProductPage>,
): TolerantList => ({
  name,
  subject: 'product',
  item: edge,
  id: cardId,
  response: (edges) => ({ data: wrap({ edges, pageInfo }) }),
  async idsOf(fetch, report) {
    const { products, ...rest } = await call(storefront(fetch, report));
    expect(rest).toMatchObject(pageInfo);
    return products.map(({ id }) => id);
  },
});

/** Describes a verb that returns cards. */
const cards = (
  name: string,
  wrap: (items: readonly unknown[]) => object,
  call: (client: Storefront) => Promise<readonly { readonly id: string }[]>,
): TolerantList => ({
  name,
  subject: 'product',
  item: card,
  id: cardId,
  response: (items) => ({ data: wrap(items) }),
  idsOf: async (fetch, report) => (await call(storefront(fetch, report))).map(({ id }) => id),
});

const {
  data: { product },
} = productResponse;
const [option] = product.options;
const [variant] = product.variants.nodes;
const [order] = ordersResponse.orders;
const imageUrl = (index: number) => `https://cdn.example/${index}.webp`;
const variantId = (index: number) => `gid://shopify/ProductVariant/${index}`;

async function detail(fetch: Fetch, report: ReportProblem) {
  const found = await storefront(fetch, report).getProduct('11');
  if (found === null) throw new Error('The product is missing');
  expect(missingValuesIn(found)).toEqual([]);
  return found;
}

const lists: readonly TolerantList[] = [
  page(
    'listProducts',
    (products) => ({ products }),
    (client) => client.listProducts({}),
  ),
  page(
    'listCollection',
    (products) => ({ collectionByHandle: { products } }),
    (client) => client.listCollection({ handle: 'tops' }),
  ),
  page(
    'searchProducts',
    (search) => ({ search }),
    (client) => client.searchProducts({ searchQuery: 'kurta' }),
  ),
  page(
    'listProductsByTag',
    (search) => ({ search }),
    (client) => client.listProductsByTag({ tag: 'women' }),
  ),
  cards(
    'suggestProducts',
    (products) => ({ predictiveSearch: { products } }),
    (client) => client.suggestProducts({ text: 'kur', limit: 10 }),
  ),
  cards(
    'recommendProducts',
    (productRecommendations) => ({ productRecommendations }),
    (client) => client.recommendProducts('1'),
  ),
  {
    name: 'getProduct, images',
    subject: 'image',
    item: (index) => ({ ...image, url: imageUrl(index) }),
    response: (nodes) => ({ data: { product: { ...product, images: { nodes } } } }),
    idsOf: async (fetch, report) => (await detail(fetch, report)).images.map(({ url }) => url),
    id: imageUrl,
  },
  {
    name: 'getProduct, options',
    subject: 'option',
    item: (index) => ({ ...option, id: `option-${index}` }),
    response: (options) => ({ data: { product: { ...product, options } } }),
    idsOf: async (fetch, report) => (await detail(fetch, report)).options.map(({ id }) => id),
    id: (index) => `option-${index}`,
  },
  {
    name: 'getProduct, values of an option',
    subject: 'option value',
    item: (index) => ({ name: `value-${index}`, swatch: { color: '#27408b' } }),
    response: (optionValues) => ({
      data: { product: { ...product, options: [{ ...option, optionValues }] } },
    }),
    idsOf: async (fetch, report) =>
      (await detail(fetch, report)).options.flatMap(({ values }) => values.map(({ name }) => name)),
    id: (index) => `value-${index}`,
  },
  {
    name: 'getProduct, variants',
    subject: 'variant',
    item: (index) => ({ ...variant, image, id: variantId(index) }),
    response: (nodes) => ({ data: { product: { ...product, variants: { nodes } } } }),
    idsOf: async (fetch, report) => (await detail(fetch, report)).variants.map(({ id }) => id),
    id: variantId,
    needsOne: true,
  },
  {
    name: 'listAddresses',
    subject: 'address',
    item: (index) => ({ ...addressResponse, id: `address-${index}` }),
    response: (items) => items,
    idsOf: async (fetch, report) => (await shopApi(fetch, report).listAddresses()).map(({ id }) => id),
    id: (index) => `address-${index}`,
    needsOne: true,
  },
  {
    name: 'listOrders',
    subject: 'order',
    item: (index) => ({ ...order, order_id: `order-${index}` }),
    response: (orders) => ({ orders, cursor: 'older' }),
    idsOf: async (fetch, report) => {
      const page = await shopApi(fetch, report).listOrders();
      expect(page.cursor).toBe('older');
      return page.orders.map(({ orderId }) => orderId);
    },
    id: (index) => `order-${index}`,
    needsOne: true,
  },
];

const POSITIONS = Array.from({ length: 10 }, (_, index) => index);

function answering(list: TolerantList, items: readonly unknown[]) {
  const problems: ResponseProblem[] = [];
  const { fetch } = fetchReturningJson(list.response(items));
  return { call: () => list.idsOf(fetch, (problem) => problems.push(problem)), problems };
}

describe.each(lists)('$name', (list) => {
  it('reports no problem for ten well-formed items', async () => {
    const { call, problems } = answering(list, POSITIONS.map(list.item));
    expect(await call()).toEqual(POSITIONS.map(list.id));
    expect(problems).toEqual([]);
  });

  it('keeps the other nine when one is malformed', async () => {
    for (const malformed of [null, 7, 'text', [], { id: 'x' }]) {
      for (const position of [0, 5, 9]) {
        const items = POSITIONS.map((index) => (index === position ? malformed : list.item(index)));
        const { call, problems } = answering(list, items);
        expect(await call()).toEqual(POSITIONS.filter((index) => index !== position).map(list.id));
        expect(problems).toMatchObject([{ kind: 'malformed', subject: list.subject }]);
      }
    }
  });

  it(`keeps the other nine when one value of an item is invalid (${numRuns} times, NAAP_FUZZ_SEED=${seed})`, async () => {
    const changes = fc.record({
      position: fc.constantFrom(...POSITIONS),
      path: fc.constantFrom(...pathsIn(list.item(0))),
      value: fc.constantFrom(...INVALID_VALUES),
    });
    await fc.assert(
      fc.asyncProperty(changes, async ({ position, path, value }) => {
        const items = POSITIONS.map((index) =>
          index === position ? replaceAt(list.item(index), path, value) : list.item(index),
        );
        const { call, problems } = answering(list, items);
        const ids = await call();
        const others = POSITIONS.filter((index) => index !== position).map(list.id);
        expect(ids.filter((id) => others.includes(id))).toEqual(others);
        // A search may return items that are not products; they are skipped without a report.
        const isNonProduct = path.join() === 'node' && JSON.stringify(value) === '{}';
        if (ids.length === 9 && !(isNonProduct && list.name.match(/search|Tag/)))
          expect(problems).toContainEqual(expect.objectContaining({ kind: 'malformed' }));
      }),
      { numRuns, seed },
    );
  });

  it(
    list.needsOne ? 'rejects when all ten are malformed' : 'returns an empty list when all ten are malformed',
    async () => {
      const { call, problems } = answering(
        list,
        POSITIONS.map(() => null),
      );
      if (list.needsOne) expect(await failureOf(call())).toMatchObject({ kind: 'malformed' });
      else expect(await call()).toEqual([]);
      expect(problems).toHaveLength(10);
    },
  );
});

describe('the reported problem', () => {
  it('names the product and the field', async () => {
    const { products, problems } = await listed({ ...cardNode, vendor: 7 });
    expect(products).toEqual([]);
    expect(problems).toEqual([
      {
        kind: 'malformed',
        subject: 'product',
        id: 'gid://shopify/Product/11',
        reason: 'node.vendor: Invalid type: Expected string',
      },
    ]);
  });

  it('keeps the other products when the logger throws, and is logged in the console without a logger', async () => {
    const edges = [{ node: { id: cardNode.id } }, edge(1)];
    const { fetch } = fetchReturningJson({ data: { products: { edges, pageInfo } } });
    const failing = storefront(fetch, () => {
      throw new Error('The log is full');
    });
    expect((await failing.listProducts({})).products).toHaveLength(1);

    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await createStorefrontClient({ url: 'http://storefront.test', token: 'public', fetch }).listProducts({});
    expect(logged.mock.lastCall?.[0]).toMatch(
      `naap: omitted a malformed product (${cardNode.id}): node.title: `,
    );
    logged.mockRestore();
  });

  it("does not contain the shopper's input", async () => {
    const secrets = { name: ['Asha'], phone: { number: '+919876543210' }, address: ['12 MG Road'] };
    const problems: ResponseProblem[] = [];
    const { fetch } = fetchReturningJson([
      { ...addressResponse, ...secrets, latitude: 'Bandra' },
      addressResponse,
    ]);
    await shopApi(fetch, (problem) => problems.push(problem)).listAddresses();
    const [problem] = problems;
    expect(problem).toMatchObject({ subject: 'address', id: 'address-1' });
    expect(problem?.reason).toMatch(/name.*phone.*address.*latitude/);
    expect(JSON.stringify(problem)).not.toMatch(/Asha|9876|MG Road|Bandra/);
  });
});

/** Lists one product. */
async function listed(node: object) {
  const problems: ResponseProblem[] = [];
  const { fetch } = fetchReturningJson({ data: { products: { edges: [{ node }], pageInfo } } });
  const { products } = await storefront(fetch, (problem) => problems.push(problem)).listProducts({});
  return { products, problems };
}

it('reads a nullable field that is missing as null', async () => {
  const { altText, width, height, ...fields } = image;
  const card = { ...cardNode, compareAtPriceRange: {}, images: { nodes: [fields] } };
  const { products, problems } = await listed(card);
  expect(products).toMatchObject([{ id: cardNode.id, image: { url: image.url, width: null, height: null } }]);
  expect(problems).toEqual([]);
});

it('keeps a product whose only image is malformed, without an image', async () => {
  const { products, problems } = await listed({
    ...cardNode,
    images: { nodes: [{ ...image, url: 'no address' }] },
  });
  expect(products).toMatchObject([{ id: cardNode.id, image: null }]);
  expect(problems).toMatchObject([{ subject: 'image', id: null, reason: 'url: Invalid URL' }]);
});

it('keeps a cart line whose image is malformed', async () => {
  const { fetch } = fetchReturningJson({ data: { nodes: [{ ...variantNode, image: { url: 3 } }] } });
  const problems: ResponseProblem[] = [];
  const lookups = await storefront(fetch, (problem) => problems.push(problem)).getVariants(['21']);
  expect(lookups).toMatchObject([{ status: 'found', variant: { image: null } }]);
  expect(problems).toMatchObject([{ kind: 'malformed', subject: 'image' }]);
});

describe('a value that becomes CSS or a URL', () => {
  const hostile = [
    'red;position:fixed;inset:0;background:url(//attacker.invalid)',
    'url("https://attacker.invalid")',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//attacker.invalid/1.png',
    '"><script>alert(1)</script>',
    '../../auth',
    '',
  ];
  const getProduct = async (changes: object) => {
    const { fetch } = fetchReturningJson({ data: { product: { ...product, ...changes } } });
    const problems: ResponseProblem[] = [];
    return { problems, found: await storefront(fetch, (problem) => problems.push(problem)).getProduct('11') };
  };

  it.each(hostile)('is left out and reported: %s', async (text) => {
    const optionValues = [
      { name: 'A', swatch: { color: text } },
      { name: 'B', swatch: { color: null, image: { previewImage: { url: text } } } },
    ];
    const { found, problems } = await getProduct({
      options: [{ ...option, optionValues }],
      images: { nodes: [{ ...image, url: text }] },
      variants: { nodes: [variant, { ...variant, id: `gid://shopify/ProductVariant/${text}` }] },
    });
    expect(found?.options[0]?.values).toEqual([{ name: 'A' }, { name: 'B' }]);
    expect(found?.images).toEqual([]);
    expect(found?.variants).toHaveLength(1);
    expect(problems.map(({ subject }) => subject).sort()).toEqual(['image', 'swatch', 'swatch', 'variant']);
  });

  it('is no ID of a listed product', async () => {
    const products = hostile.map((text) => ({ ...cardNode, id: `gid://shopify/Product/${text}` }));
    const { fetch } = fetchReturningJson({ data: { productRecommendations: [...products, cardNode] } });
    expect(await storefront(fetch, () => {}).recommendProducts('1')).toHaveLength(1);
  });

  it('is an address without characters that end it', async () => {
    const nodes = [{ ...image, url: 'https://cdn.example/a b.webp?"\n\'<>' }];
    const { found } = await getProduct({ images: { nodes } });
    expect(found?.images[0]?.url).toBe('https://cdn.example/a%20b.webp?%22%27%3C%3E');
  });
});

describe('GraphQL errors beside the data', () => {
  const errors = [{ message: 'Throttled field', path: ['products'] }];
  const storefrontReturning = (body: unknown) => {
    const problems: ResponseProblem[] = [];
    const client = storefront(fetchReturningJson(body).fetch, (problem) => problems.push(problem));
    return { client, problems };
  };

  it.each([
    ['one', errors],
    ['a malformed one', [{}]],
    ['a string instead of a list', 'Throttled'],
    ['a thousand', Array(1000).fill(errors[0])],
  ])('are reported, and the data is returned: %s', async (_, given) => {
    const data = { products: { edges: [edge(1)], pageInfo } };
    const { client, problems } = storefrontReturning({ data, errors: given });
    expect((await client.listProducts({})).products).toHaveLength(1);
    expect(problems).toMatchObject([{ kind: 'graphql', subject: 'ListProducts', id: null }]);
  });

  it('reject when a root field is null, instead of returning "not found"', async () => {
    const collection = storefrontReturning({ data: { collectionByHandle: null }, errors });
    expect(await failureOf(collection.client.listCollection({ handle: 'tops' }))).toMatchObject({
      kind: 'graphql',
      message: 'Failed to fetch collection products from the storefront provider.',
    });
    const missing = storefrontReturning({ data: { product: null }, errors });
    expect(await failureOf(missing.client.getProduct('11'))).toMatchObject({ kind: 'graphql' });
    expect(await failureOf(storefrontReturning({ data: {}, errors }).client.listProducts({}))).toMatchObject({
      kind: 'graphql',
    });
  });
});
