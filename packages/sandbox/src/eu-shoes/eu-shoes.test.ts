import { describe, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { imagelessIds, malformedIds } from './corrupt-data.ts';

const sandbox = createSandbox({ store: 'eu-shoes' });
const { catalogue } = sandbox;

async function ask(query: string): Promise<unknown> {
  const response = await sandbox.storefront.fetch(
    new Request(sandbox.urls.storefront, {
      method: 'POST',
      headers: { 'X-Shopify-Storefront-Access-Token': sandbox.storefrontToken },
      body: JSON.stringify({ query }),
    }),
  );
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

describe('the eu-shoes store', () => {
  it('has at least forty products with three options, of which one in ten is malformed', () => {
    expect(catalogue.products.length).toBeGreaterThanOrEqual(40);
    for (const { options } of catalogue.products) {
      expect(options.map(({ name }) => name)).toEqual(['Größe', 'Farbe', 'Weite']);
    }
    const share = malformedIds(catalogue).length / catalogue.products.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
    expect(imagelessIds(catalogue).length).toBeGreaterThan(2);
    expect(new Set(catalogue.products.map(({ handle }) => handle)).size).toBe(catalogue.products.length);
  });

  it('has prices in euros, and malforms products in four ways', async () => {
    const data = await ask(`{ products(first: 250) { nodes {
      id title priceRange { minVariantPrice { amount currencyCode } } images(first: 1) { nodes { url } }
    } } }`);
    const { products } = data as { products: { nodes: readonly Record<string, unknown>[] } };
    const isWellFormed = ({ id, title, priceRange }: Record<string, unknown>) =>
      /^gid:\/\/shopify\/Product\/\d+$/.test(String(id)) &&
      typeof title === 'string' &&
      /"amount":"\d+\.\d+","currencyCode":"EUR"/.test(JSON.stringify(priceRange) ?? '');
    const malformed = products.nodes.filter((node) => !isWellFormed(node));
    expect(malformed).toHaveLength(malformedIds(catalogue).length);
    expect(malformed.some(({ title }) => title === null)).toBe(true);
    expect(malformed.some(({ id }) => String(id).startsWith('Product-'))).toBe(true);
    expect(malformed.some((node) => !('priceRange' in node))).toBe(true);
    expect(JSON.stringify(malformed)).toContain('auf Anfrage');
    const imageless = products.nodes.filter(({ images }) => JSON.stringify(images) === '{"nodes":[]}');
    expect(imageless).toHaveLength(imagelessIds(catalogue).length);
  });
});
