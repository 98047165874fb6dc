import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue as buildCatalogue } from '../catalogue/index.ts';
import { createStorefrontHandler, storefrontPath } from './handler.ts';

const catalogue = buildCatalogue();
const origin = 'http://localhost:8788';
const handler = createStorefrontHandler({
  catalogue,
  token: 'token',
  imageOrigin: origin,
  now: Date.now,
  random: Math.random,
});

function post(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return handler(
    new Request(`${origin}${storefrontPath}`, {
      method: 'POST',
      body,
      headers: { 'X-Shopify-Storefront-Access-Token': 'token', ...headers },
    }),
  );
}

interface ProductNode {
  readonly id: string;
  readonly title: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly createdAt: string;
  readonly priceRange: { readonly minVariantPrice: { readonly amount: string } };
  readonly featuredImage: { readonly url: string; readonly small: string; readonly old: string };
  readonly variants: {
    readonly nodes: readonly {
      readonly availableForSale: boolean;
      readonly price: { readonly amount: string };
      readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
    }[];
  };
}

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly ProductNode[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** Everything the tests ask for; each reads only what it asked. */
interface Data {
  readonly __schema: {
    readonly types: readonly { readonly name: string }[];
    readonly mutationType: { readonly name: string };
  };
  readonly products: Page;
  readonly up: Page;
  readonly down: Page;
  readonly newest: Page;
  readonly search: Page;
  readonly collectionByHandle: { readonly products: Page };
  readonly product: ProductNode;
  readonly productByHandle: ProductNode;
  readonly node: ProductNode;
  readonly nodes: readonly unknown[];
}

interface Answer {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

async function ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const response = await post(JSON.stringify({ query, variables }));
  expect(response.status).toBe(200);
  return response.json() as Promise<Answer>;
}

const idsOf = (edges: readonly { readonly node: { readonly id: string } }[]): readonly string[] =>
  edges.map(({ node }) => node.id);

const gidOf = (id: number | undefined): string => `gid://shopify/Product/${id}`;

describe('the door', () => {
  it('wants the public access token', async () => {
    const query = JSON.stringify({ query: '{ shop { name } }' });
    for (const token of ['', 'another']) {
      const response = await post(query, { 'X-Shopify-Storefront-Access-Token': token });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] });
    }
    expect((await post(query)).status).toBe(200);
  });

  it.each([
    ['', 400],
    ['not json', 400],
    ['[]', 400],
    ['{"query":1}', 400],
    ['{"query":"{shop{name}}","variables":"x"}', 400],
    [JSON.stringify({ query: ' '.repeat(200_001) }), 413],
  ])('refuses the body %#', async (body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it('answers GET with 405', async () => {
    expect((await handler(new Request(`${origin}${storefrontPath}`))).status).toBe(405);
  });
});

describe('the schema', () => {
  it('is the whole official one', async () => {
    const { data } = await ask('{ __schema { types { name } queryType { name } mutationType { name } } }');
    const names = data.__schema.types.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(350);
    expect(names).toEqual(
      expect.arrayContaining(['Cart', 'Customer', 'Metaobject', 'ProductFilter', 'Sitemap']),
    );
    expect(data.__schema.mutationType.name).toBe('Mutation');
  });

  it('answers null for what does not exist', async () => {
    const answer = await ask('{ shop { name } menu(handle: "no-such-menu") { id } }');
    expect(answer).toEqual({ data: { shop: { name: 'naap sandbox' }, menu: null } });
  });

  it('explains unknown fields and broken syntax', async () => {
    expect((await ask('{ nope }')).errors?.[0]?.message).toContain('Cannot query field "nope"');
    expect((await ask('{')).errors?.[0]?.message).toContain('Syntax Error');
  });
});

describe('pages', () => {
  const walk = async (
    query: string,
    read: (answer: Answer) => Page,
    size: number,
  ): Promise<readonly string[]> => {
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const answer = await ask(query, { first: size, after });
      expect(answer.errors).toBeUndefined();
      const page = read(answer);
      ids.push(...idsOf(page.edges));
      expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor ?? null);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return ids;
  };
  const pageFields = 'pageInfo { hasNextPage endCursor } edges { cursor node { id } }';
  const arguments_ = '$first: Int!, $after: String';

  const directions = [false, true];
  const productKeys = [
    'TITLE',
    'PRODUCT_TYPE',
    'VENDOR',
    'UPDATED_AT',
    'CREATED_AT',
    'BEST_SELLING',
    'PRICE',
    'ID',
    'RELEVANCE',
  ];
  it.each(productKeys.flatMap((key) => directions.map((reverse) => [key, reverse] as const)))(
    'show every product once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const query = `query (${arguments_}) { products(first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { ${pageFields} } }`;
      const ids = await walk(query, ({ data }) => data.products, 197);
      expect(ids).toHaveLength(catalogue.products.length);
      expect(new Set(ids)).toEqual(new Set(catalogue.products.map(({ id }) => gidOf(id))));
    },
  );

  const collectionKeys = [
    'TITLE',
    'PRICE',
    'BEST_SELLING',
    'CREATED',
    'ID',
    'MANUAL',
    'COLLECTION_DEFAULT',
    'RELEVANCE',
  ];
  it.each(collectionKeys.flatMap((key) => directions.map((reverse) => [key, reverse] as const)))(
    'show every product of a collection once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const query = `query (${arguments_}) { collectionByHandle(handle: "dresses") { products(first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { ${pageFields} } } }`;
      const ids = await walk(query, ({ data }) => data.collectionByHandle.products, 10);
      const dresses = catalogue.collections.find(({ handle }) => handle === 'dresses')?.products ?? [];
      expect(new Set(ids)).toEqual(new Set(dresses.map(({ id }) => gidOf(id))));
      expect(ids).toHaveLength(dresses.length);
    },
  );

  it.each(['PRICE', 'RELEVANCE'].flatMap((key) => directions.map((reverse) => [key, reverse] as const)))(
    'show every search result once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const query = `query (${arguments_}) { search(query: "cotton", types: [PRODUCT], first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ... on Product { id } } } } }`;
      const ids = await walk(query, ({ data }) => data.search, 10);
      expect(ids.length).toBeGreaterThan(30);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('walk backwards to the same list', async () => {
    const query = `query ($last: Int!, $before: String) { products(last: $last, before: $before, sortKey: TITLE) { pageInfo { hasPreviousPage startCursor } edges { node { id } } } }`;
    const ids: string[] = [];
    let before: string | null = null;
    do {
      const { data }: Answer = await ask(query, { last: 100, before });
      ids.unshift(...idsOf(data.products.edges));
      before = data.products.pageInfo.hasPreviousPage ? data.products.pageInfo.startCursor : null;
    } while (before !== null);
    const forwards = await walk(
      `query (${arguments_}) { products(first: $first, after: $after, sortKey: TITLE) { ${pageFields} } }`,
      ({ data }) => data.products,
      250,
    );
    expect(ids).toEqual(forwards);
  });

  it('order prices both ways, and the newest first', async () => {
    const price = 'nodes { priceRange { minVariantPrice { amount } } createdAt }';
    const { data } = await ask(
      `{ up: products(first: 250, sortKey: PRICE) { ${price} } down: products(first: 250, sortKey: PRICE, reverse: true) { ${price} } newest: products(first: 250, sortKey: CREATED_AT, reverse: true) { ${price} } }`,
    );
    const amounts = (nodes: Page['nodes']): number[] =>
      nodes.map((node) => Number(node.priceRange.minVariantPrice.amount));
    expect(amounts(data.up.nodes)).toEqual(amounts(data.up.nodes).toSorted((a, b) => a - b));
    expect(amounts(data.down.nodes)).toEqual(amounts(data.down.nodes).toSorted((a, b) => b - a));
    const dates = data.newest.nodes.map((node) => node.createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each([
    ['products(first: 2, after: "xx") { nodes { id } }', 'Invalid cursor'],
    ['products(first: 2, after: "") { nodes { id } }', 'Invalid cursor'],
    ['products { nodes { id } }', 'you must provide one of first or last'],
    ['products(first: 1, last: 1) { nodes { id } }', 'both first and last'],
    ['products(first: -1) { nodes { id } }', 'cannot be negative'],
    ['products(first: 251) { nodes { id } }', 'cannot be greater than 250'],
    ['node(id: "123") { id }', "Invalid global id '123'"],
  ])('refuse %s', async (selection, message) => {
    expect((await ask(`{ ${selection} }`)).errors?.[0]?.message).toContain(message);
  });

  it('refuse a cursor of a list in another order', async () => {
    const { data } = await ask('{ products(first: 1, sortKey: PRICE) { pageInfo { endCursor } } }');
    const after = data.products.pageInfo.endCursor;
    const query =
      'query ($after: String) { products(first: 1, sortKey: TITLE, after: $after) { nodes { id } } }';
    expect((await ask(query, { after })).errors?.[0]?.message).toContain('Invalid cursor');
  });

  it('stop a query that asks for pages of pages of pages', async () => {
    const answer = await ask(
      '{ products(first: 250, sortKey: TITLE) { nodes { variants(first: 250) { nodes { product { variants(first: 250) { nodes { id product { variants(first: 250) { nodes { id } } } } } } } } } } }',
    );
    expect(answer.errors?.[0]?.extensions?.code).toBe('MAX_COST_EXCEEDED');
  });
});

describe('search', () => {
  const search = async (query: string, productFilters: readonly object[] = []) => {
    const { data, errors } = await ask(
      `query ($query: String!, $filters: [ProductFilter!]) { search(query: $query, first: 250, types: [PRODUCT], productFilters: $filters) { totalCount nodes { ... on Product { id vendor tags availableForSale variants(first: 250) { nodes { availableForSale price { amount } selectedOptions { name value } } } } } } }`,
      { query, filters: productFilters },
    );
    expect(errors).toBeUndefined();
    return data.search;
  };

  it('answers the filter query of a shopper', async () => {
    const { nodes } = await search(
      'tag:"Women\'s Wear" AND (tag:Dresses OR tag:Tops) AND (vendor:"Gulmohar" OR vendor:"Neelaya")',
    );
    expect(nodes.length).toBeGreaterThan(0);
    for (const { vendor, tags } of nodes) {
      expect(['Gulmohar', 'Neelaya']).toContain(vendor);
      expect(tags).toContain("Women's Wear");
      expect(tags.includes('Dresses') || tags.includes('Tops')).toBe(true);
    }
  });

  it.each([
    [0, 499.99],
    [500, 1000],
    [1000, 2000],
    [2000, 5000],
    [5000.01, undefined],
  ])('lets prices from %s to %s through', async (min, max) => {
    const { nodes } = await search('', [{ price: max === undefined ? { min } : { min, max } }]);
    expect(nodes.length).toBeGreaterThan(0);
    for (const { variants } of nodes) {
      const fitting = variants.nodes.filter(
        ({ price }) => Number(price.amount) >= min && Number(price.amount) <= (max ?? Infinity),
      );
      expect(fitting.length).toBeGreaterThan(0);
    }
  });

  it('joins filters of one kind by OR, of several by AND, on the same variant', async () => {
    const { nodes } = await search('', [
      { productVendor: 'Kora' },
      { productVendor: 'Sootra' },
      { available: true },
      { variantOption: { name: 'size', value: 'M' } },
    ]);
    expect(new Set(nodes.map(({ vendor }) => vendor))).toEqual(new Set(['Kora', 'Sootra']));
    for (const { variants } of nodes) {
      const inM = variants.nodes.filter(
        ({ availableForSale, selectedOptions }) =>
          availableForSale && selectedOptions.some(({ value }) => value === 'M'),
      );
      expect(inM.length).toBeGreaterThan(0);
    }
  });

  it('counts what it finds, and finds pages as pages', async () => {
    expect((await search('')).totalCount).toBe(catalogue.products.length);
    const { data } = await ask(
      '{ search(query: "", first: 5, types: [PAGE]) { totalCount nodes { __typename } } }',
    );
    expect(data.search.totalCount).toBeGreaterThan(0);
    expect(data.search.nodes).toContainEqual({ __typename: 'Page' });
  });
});

describe('warnings about a query', () => {
  const extensionsOf = async (query: string): Promise<unknown> =>
    Reflect.get(Object(await ask(query)), 'extensions');

  it('stand in extensions.search, with where the query is and what was understood', async () => {
    const query =
      '{ jeans: products(first: 1, query: "colour:blue AND (tag:Jeans OR variants.price:>=500)") { nodes { id } } collections(first: 1, query: "tag:x") { nodes { id } } }';
    expect(await extensionsOf(query)).toEqual({
      search: [
        {
          path: ['jeans'],
          query: 'colour:blue AND (tag:Jeans OR variants.price:>=500)',
          parsed: {
            and: [
              { field: 'colour', match_all: 'blue' },
              {
                or: [
                  { field: 'tag', match_all: 'Jeans' },
                  { field: 'variants.price', range: { gte: '500' } },
                ],
              },
            ],
          },
          warnings: [{ field: 'colour', message: 'Invalid search field for this query.' }],
        },
        {
          path: ['collections'],
          query: 'tag:x',
          parsed: { field: 'tag', match_all: 'x' },
          warnings: [{ field: 'tag', message: 'Invalid search field for this query.' }],
        },
      ],
    });
  });

  it('are left out where there are none', async () => {
    expect(await extensionsOf('{ products(first: 1, query: "tag:Jeans") { nodes { id } } }')).toBeUndefined();
    expect(await extensionsOf('{ search(first: 1, query: "colour:blue") { totalCount } }')).toBeUndefined();
  });

  it('are an error for a query with too many terms', async () => {
    const words = Array.from({ length: 501 }, (_, index) => `w${index}`).join(' OR ');
    const { errors } = await ask(`{ search(first: 1, query: "${words}") { totalCount } }`);
    expect(errors?.[0]).toMatchObject({
      message: 'The search query has more than 500 terms.',
      extensions: { code: 'MAX_COST_EXCEEDED' },
    });
  });
});

describe('predictive search', () => {
  it.each([0, 11])('refuses the limit %i', async (limit) => {
    const { errors } = await ask(`{ predictiveSearch(query: "x", limit: ${limit}) { products { id } } }`);
    expect(errors?.[0]?.message).toBe(`limit must be between 1 and 10; you asked for ${limit}`);
  });
});

describe('a product', () => {
  const [product] = catalogue.products;
  const [variant] = product?.variants ?? [];

  it('answers by id, by handle and as a node alike', async () => {
    const fields =
      'id title descriptionHtml vendor options { id name values optionValues { name swatch { color } } } images(first: 250) { nodes { url altText } } variants(first: 250) { nodes { id title price { amount currencyCode } selectedOptions { name value } image { url } } }';
    const { data } = await ask(
      `query ($id: ID!, $handle: String!) { product(id: $id) { ${fields} } productByHandle(handle: $handle) { ${fields} } node(id: $id) { ... on Product { ${fields} } } }`,
      { id: gidOf(product?.id), handle: product?.handle },
    );
    expect(data.product).toEqual(data.productByHandle);
    expect(data.product).toEqual(data.node);
    expect(data.product.title).toBe(product?.title);
    expect(data.product.variants.nodes).toHaveLength(product?.variants.length ?? 0);
    expect(data.product.variants.nodes[0]?.price).toEqual({
      amount: expect.stringMatching(/^\d+\.\d{1,2}$/),
      currencyCode: 'INR',
    });
  });

  it('is null when there is none', async () => {
    const { data, errors } = await ask(
      '{ product(id: "gid://shopify/Product/1") { id } collectionByHandle(handle: "nope") { id } }',
    );
    expect(data).toEqual({ product: null, collectionByHandle: null });
    expect(errors).toBeUndefined();
  });

  it('hands out variants by id in the order asked, null for the unknown', async () => {
    const known = `gid://shopify/ProductVariant/${variant?.id}`;
    const { data } = await ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id product { title } } } }',
      {
        ids: ['gid://shopify/ProductVariant/1', known, gidOf(1)],
      },
    );
    expect(data.nodes).toEqual([null, { id: known, product: { title: product?.title } }, null]);
  });

  it('sizes its pictures by transform', async () => {
    const { data } = await ask(
      'query ($id: ID!) { product(id: $id) { featuredImage { url small: url(transform: { maxWidth: 350, preferredContentType: WEBP }) old: transformedSrc(maxWidth: 200, maxHeight: 100, scale: 2, crop: LEFT) } } }',
      { id: gidOf(product?.id) },
    );
    const { url, small, old } = data.product.featuredImage;
    expect(url).toMatch(/^http:\/\/localhost:8788\/cdn\/products\/\d+\/[a-z-]+-front\.jpg\?v=\w+$/);
    expect(small).toBe(`${url}&width=350&format=webp`);
    expect(old).toBe(`${url}&width=400&height=200&crop=left`);
  });

  it.each([
    ['maxWidth: 0', 'maxWidth must be between 1 and 5760'],
    ['maxHeight: 5761', 'maxHeight must be between 1 and 5760'],
    ['maxWidth: 10, scale: 4', 'scale must be between 1 and 3'],
    ['crop: TOP', 'crop must be used together with maxWidth or maxHeight'],
  ])('refuses to transform a picture by %s', async (transform, message) => {
    const { errors } = await ask(
      `query ($id: ID!) { product(id: $id) { featuredImage { url(transform: { ${transform} }) } } }`,
      { id: gidOf(product?.id) },
    );
    expect(errors?.[0]?.message).toContain(message);
  });
});

describe('malformed requests', () => {
  it('never end in a 5xx', async () => {
    const runs = Number(process.env.NAAP_FUZZ_RUNS ?? 300);
    const known = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      ':',
      '...',
      '@include(if: $x)',
      '"',
      '"""',
      '$x',
      '!',
      '[',
      ']',
      '#',
      ' ',
      '\n',
      'query',
      'mutation',
      'subscription',
      'fragment F on Product',
      '...F',
      'products',
      'search',
      'query: "tag:(("',
      'first: 10',
      'first: 1e99',
      'after: "e30="',
      'node(id: "gid://shopify/Product/99999999999999999999")',
      'nodes { id }',
      'edges { cursor }',
      '__schema',
      '__typename',
      'sortKey: PRICE',
      'null',
    );
    const document = fc
      .array(fc.oneof(known, fc.string({ unit: 'binary' })), { maxLength: 30 })
      .map((parts) => parts.join(' '));
    const selection = fc.tuple(
      fc.string({ unit: 'binary' }),
      fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
      fc.string({ unit: 'binary' }),
    );
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record(
          { query: document, variables: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.anything()) },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value) ?? ''),
      selection.map(([query, first, after]) =>
        JSON.stringify({
          query:
            'query ($query: String!, $first: Int, $after: String) { search(query: $query, first: $first, after: $after) { nodes { __typename } } }',
          variables: { query, first, after },
        }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await post(text);
        expect(response.status).toBeLessThan(500);
        const answer: unknown = await response.json();
        expect(answer).toSatisfy((value: Answer) => value.errors !== undefined || value.data !== undefined);
      }),
      { numRuns: runs },
    );
  });
});
