import { describe, expect, it } from 'vitest';
import { createTestStorefront } from './storefront.ts';

const { send, ask, catalogue } = createTestStorefront();

describe('a request', () => {
  it('requires the public access token', async () => {
    const body = JSON.stringify({ query: '{ shop { name } }' });
    const response = await send({ method: 'POST', body }, 'another');
    expect(response.status).toBe(401);
    expect((await send({ method: 'POST', body })).status).toBe(200);
  });

  it.each(['not json', '{"query":1}', '{"query":"{shop{name}}","variables":"x"}'])(
    'with the body %j gets 400',
    async (body) => {
      expect((await send({ method: 'POST', body })).status).toBe(400);
    },
  );

  it('with fields that the official schema does not have, or a syntax error, is refused', async () => {
    expect((await ask('{ nope }')).errors?.[0]?.message).toContain('Cannot query field "nope"');
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

it('a metafield is that of the namespace and the key, or null', async () => {
  const { data } = await ask(`{ products(first: 1, query: "vendor:Gulmohar tag:dresses") { nodes {
    metafield(namespace: "naap", key: "size_chart") { value }
    other: metafield(namespace: "custom", key: "size_chart") { value }
  } } }`);
  const [product] = data.products.nodes;
  expect(JSON.parse(product?.metafield?.value ?? '')).toHaveProperty('sizes.M');
  expect(product).toHaveProperty('other', null);
});

describe('a global id', () => {
  const ids = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id product { title } } } }';

  it.each(['1', 'gid://shopify/Product'])('with an invalid format (%j) is an error', async (id) => {
    const { errors } = await ask(ids, { ids: [id] });
    expect(errors?.[0]?.message).toBe(`Invalid global id '${id}'`);
  });

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
