import { describe, expect, it } from 'vitest';
import { ask, catalogue, gidOf } from './typed-storefront.ts';

describe('a product', () => {
  const [product] = catalogue.products;
  const [variant] = product?.variants ?? [];

  it('is the same by id, by handle and as a node', async () => {
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

  it('is null if it does not exist', async () => {
    const { data, errors } = await ask(
      '{ product(id: "gid://shopify/Product/1") { id } collectionByHandle(handle: "nope") { id } }',
    );
    expect(data).toEqual({ product: null, collectionByHandle: null });
    expect(errors).toBeUndefined();
  });

  it('has variants as nodes in the requested order, with null for an unknown id', async () => {
    const known = `gid://shopify/ProductVariant/${variant?.id}`;
    const { data } = await ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id product { title } } } }',
      {
        ids: ['gid://shopify/ProductVariant/1', known, gidOf(1)],
      },
    );
    expect(data.nodes).toEqual([null, { id: known, product: { title: product?.title } }, null]);
  });

  it('transforms the URLs of its images', async () => {
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
  ])('rejects the image transform %s', async (transform, message) => {
    const { errors } = await ask(
      `query ($id: ID!) { product(id: $id) { featuredImage { url(transform: { ${transform} }) } } }`,
      { id: gidOf(product?.id) },
    );
    expect(errors?.[0]?.message).toContain(message);
  });
});
