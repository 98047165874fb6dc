import { describe, expect, it } from 'vitest';
import { createTestStorefront } from './storefront.ts';

const { send, ask, catalogue } = createTestStorefront();

const post = (body: string, token?: string): Promise<Response> => send({ method: 'POST', body }, token);

describe('a request', () => {
  it('requires the public access token', async () => {
    const query = JSON.stringify({ query: '{ shop { name } }' });
    for (const token of ['', 'another']) {
      const response = await post(query, token);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] });
    }
    expect((await post(query)).status).toBe(200);
  });

  it.each(['', 'not json', '[]', '{"query":1}', '{"query":"{shop{name}}","variables":"x"}'])(
    'with the body %j gets 400',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );

  it('with fields that the official schema does not have, or a syntax error, is refused', async () => {
    expect((await ask('{ nope }')).errors?.[0]?.message).toContain('Cannot query field "nope"');
    expect(
      (await ask('{ products(first: 1, colour: "red") { nodes { id } } }')).errors?.[0]?.message,
    ).toContain('Unknown argument "colour"');
    expect((await ask('{')).errors?.[0]?.message).toContain('Syntax Error');
  });
});

describe('what the sandbox does not implement', () => {
  it('is null if it may be, mutations included', async () => {
    expect(await ask('{ menu(handle: "main-menu") { id } cart(id: "gid://shopify/Cart/1") { id } }')).toEqual(
      {
        data: { menu: null, cart: null },
      },
    );
    expect(await ask('mutation { cartCreate { cart { id } } }')).toEqual({ data: { cartCreate: null } });
  });

  it.each([
    ['{ shop { moneyFormat } }', 'Shop.moneyFormat'],
    ['{ products(first: 1) { nodes { totalInventory isGiftCard } } }', 'Product.isGiftCard'],
    ['{ products(last: 1) { nodes { id } } }', 'the argument last of QueryRoot.products'],
    ['{ products(first: 1, sortKey: VENDOR) { nodes { id } } }', 'the sort key VENDOR'],
  ])('is an error with its name: %s', async (query, name) => {
    const { errors } = await ask(query);
    expect(errors?.map(({ message }) => message)).toEqual([
      `The sandbox storefront does not implement ${name}.`,
    ]);
  });
});

describe('a metafield', () => {
  const metafieldOf = async (vendor: string, namespace: string, key: string) => {
    const metafield = `metafield(namespace: "${namespace}", key: "${key}") { value }`;
    const { data } = await ask(
      `{ products(first: 1, query: "vendor:${vendor} product_type:Dress") { nodes { ${metafield} } } }`,
    );
    return data.products.nodes[0]?.metafield;
  };

  it('is that of the namespace and the key, or null', async () => {
    expect(JSON.parse((await metafieldOf('Gulmohar', 'naap', 'size_chart'))?.value ?? '')).toHaveProperty(
      'sizes.M',
    );
    expect(await metafieldOf('Kora', 'naap', 'size_chart')).toBeNull();
    expect(await metafieldOf('Gulmohar', 'custom', 'size_chart')).toBeNull();
    expect(await metafieldOf('Gulmohar', 'custom', 'season')).toEqual({
      value: expect.stringMatching(/^20/),
    });
  });
});

describe('a global id', () => {
  const ids = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id product { title } } } }';

  it.each(['1', '', 'gid://shopify/Product', 'gid://other/Product/1', 'Product/1'])(
    'with an invalid format (%j) is an error',
    async (id) => {
      const { errors } = await ask(ids, { ids: [id] });
      expect(errors?.[0]?.message).toBe(`Invalid global id '${id}'`);
    },
  );

  it('selects objects in the requested order, and null for an unknown object', async () => {
    const [product] = catalogue.products;
    const id = `gid://shopify/ProductVariant/${product?.variants[0]?.id}`;
    const unknown = ['gid://shopify/Product/1', 'gid://shopify/Nothing/1', 'gid://shopify/ProductVariant/1'];
    const { data } = await ask(ids, { ids: [unknown[0], id, ...unknown.slice(1)] });
    expect(data).toEqual({ nodes: [null, { id, product: { title: product?.title } }, null, null] });
  });
});

it('sizes the URLs of images', async () => {
  const { data } = await ask(
    'query ($id: ID!) { product(id: $id) { featuredImage { url small: url(transform: { maxWidth: 350 }) } } }',
    { id: `gid://shopify/Product/${catalogue.products[0]?.id}` },
  );
  const { url, small } = data.product.featuredImage;
  expect(url).toMatch(/^http:\/\/localhost:8788\/cdn\/products\/\d+\/[a-z-]+\.jpg\?v=\w+$/);
  expect(small).toBe(`${url}&width=350`);
});
