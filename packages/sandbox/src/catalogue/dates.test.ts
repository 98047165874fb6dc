import { describe, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { newestDate } from './dates.ts';

const hour = 3_600_000;

describe('the dates of a catalogue', () => {
  it.each(['naap', 'eu-shoes', 'seed-1'] as const)('of %s are fixed, or end today', async (store) => {
    const now = Date.UTC(2031, 4, 6, 12);
    const fixed = createSandbox({ store }).catalogue;
    const sandbox = createSandbox({ store, now: () => now, hasDatesUntilNow: true });
    expect(new Date(newestDate(fixed)).getUTCFullYear()).toBe(2026);

    const { products, collections } = sandbox.catalogue;
    const age = now - newestDate(sandbox.catalogue);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(24 * hour);
    // All by the same number of days, so that lists keep their order.
    const moves = products.map(
      ({ createdAt }, index) =>
        (Date.parse(createdAt) - Date.parse(fixed.products[index]?.createdAt ?? '')) / (24 * hour),
    );
    expect(new Set(moves).size).toBe(1);
    expect(moves[0]).toSatisfy(Number.isInteger);
    expect(collections.flatMap((collection) => collection.products)).toSatisfy((listed: typeof products) =>
      listed.every((product) => products.includes(product)),
    );

    const response = await sandbox.storefront.fetch(
      new Request(sandbox.urls.storefront, {
        method: 'POST',
        headers: { 'X-Shopify-Storefront-Access-Token': sandbox.storefrontToken },
        body: JSON.stringify({ query: '{ collections(first: 1) { nodes { updatedAt } } }' }),
      }),
    );
    expect(JSON.stringify(await response.json())).toContain('2031-05-0');
  });
});
