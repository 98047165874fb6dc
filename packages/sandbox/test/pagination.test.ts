import { describe, expect, it } from 'vitest';
import { type Answer, createTestStorefront, type Page } from './storefront.ts';

const { ask, catalogue } = createTestStorefront();

const idsOf = (page: Page): readonly string[] => page.edges.map(({ node }) => node.id);
const gidOf = ({ id }: { readonly id: number }): string => `gid://shopify/Product/${id}`;
const orders = (keys: readonly string[]) =>
  keys.flatMap((key) => [false, true].map((reverse) => [key, reverse] as const));

describe('pages', () => {
  /** Returns the ids of all pages, following the cursors. */
  const idsOfAllPages = async (
    list: string,
    read: (answer: Answer) => Page,
    first: number,
  ): Promise<readonly string[]> => {
    const fields = 'pageInfo { hasNextPage endCursor } edges { cursor node { ... on Product { id } } }';
    const query = `query ($first: Int!, $after: String) { ${list.replace('FIELDS', fields)} }`;
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const answer: Answer = await ask(query, { first, after });
      expect(answer.errors).toBeUndefined();
      const page = read(answer);
      ids.push(...idsOf(page));
      expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor ?? null);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return ids;
  };

  it.each(orders(['ID', 'CREATED_AT', 'BEST_SELLING', 'PRICE']))(
    'contain every product once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const list = `products(first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { FIELDS }`;
      const ids = await idsOfAllPages(list, ({ data }) => data.products, 197);
      expect(ids).toHaveLength(catalogue.products.length);
      expect(new Set(ids)).toEqual(new Set(catalogue.products.map(gidOf)));
    },
  );

  it.each(orders(['PRICE', 'BEST_SELLING', 'CREATED', 'COLLECTION_DEFAULT']))(
    'contain every product of a collection once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const list = `collectionByHandle(handle: "dresses") { products(first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { FIELDS } }`;
      const ids = await idsOfAllPages(list, ({ data }) => data.collectionByHandle.products, 10);
      const dresses = catalogue.collections.find(({ handle }) => handle === 'dresses')?.products ?? [];
      expect(new Set(ids)).toEqual(new Set(dresses.map(gidOf)));
      expect(ids).toHaveLength(dresses.length);
    },
  );

  it.each(orders(['PRICE', 'RELEVANCE']))(
    'contain every search result once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const list = `search(query: "cotton", types: [PRODUCT], first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { FIELDS }`;
      const ids = await idsOfAllPages(list, ({ data }) => data.search, 10);
      expect(ids.length).toBeGreaterThan(30);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('are sorted by date with the newest first', async () => {
    const { data } = await ask(
      '{ products(first: 250, sortKey: CREATED_AT, reverse: true) { nodes { createdAt } } }',
    );
    const dates = data.products.nodes.map((node) => node.createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each([
    ['products(first: 2, after: "xx") { nodes { id } }', 'Invalid cursor'],
    ['products(first: 2, after: "") { nodes { id } }', 'Invalid cursor'],
    ['products { nodes { id } }', 'you must provide one of first or last'],
    ['products(first: 251) { nodes { id } }', 'cannot be greater than 250'],
    ['products(first: -1) { nodes { id } }', 'cannot be negative'],
  ])('are an error for %s', async (list, message) => {
    expect((await ask(`{ ${list} }`)).errors?.[0]?.message).toContain(message);
  });

  it('refuse a cursor of a list in another order', async () => {
    const { data } = await ask('{ products(first: 1, sortKey: CREATED_AT) { pageInfo { endCursor } } }');
    const { errors } = await ask(
      'query ($after: String) { products(first: 1, after: $after, sortKey: PRICE) { nodes { id } } }',
      { after: data.products.pageInfo.endCursor },
    );
    expect(errors?.[0]?.message).toContain('Invalid cursor');
  });
});
