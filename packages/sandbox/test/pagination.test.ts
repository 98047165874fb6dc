import { describe, expect, it } from 'vitest';
import { ask, catalogue, gidOf, idsOf, type Page, type TypedAnswer } from './typed-storefront.ts';

describe('pages', () => {
  /** Returns the ids of all pages, following the cursors. */
  const idsOfAllPages = async (
    query: string,
    read: (answer: TypedAnswer) => Page,
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
    'contain every product once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const query = `query (${arguments_}) { products(first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { ${pageFields} } }`;
      const ids = await idsOfAllPages(query, ({ data }) => data.products, 197);
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
    'contain every product of a collection once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const query = `query (${arguments_}) { collectionByHandle(handle: "dresses") { products(first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { ${pageFields} } } }`;
      const ids = await idsOfAllPages(query, ({ data }) => data.collectionByHandle.products, 10);
      const dresses = catalogue.collections.find(({ handle }) => handle === 'dresses')?.products ?? [];
      expect(new Set(ids)).toEqual(new Set(dresses.map(({ id }) => gidOf(id))));
      expect(ids).toHaveLength(dresses.length);
    },
  );

  it.each(['PRICE', 'RELEVANCE'].flatMap((key) => directions.map((reverse) => [key, reverse] as const)))(
    'contain every search result once, sorted by %s, reverse %s',
    async (sortKey, reverse) => {
      const query = `query (${arguments_}) { search(query: "cotton", types: [PRODUCT], first: $first, after: $after, sortKey: ${sortKey}, reverse: ${reverse}) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ... on Product { id } } } } }`;
      const ids = await idsOfAllPages(query, ({ data }) => data.search, 10);
      expect(ids.length).toBeGreaterThan(30);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('contain the same list backwards', async () => {
    const query = `query ($last: Int!, $before: String) { products(last: $last, before: $before, sortKey: TITLE) { pageInfo { hasPreviousPage startCursor } edges { node { id } } } }`;
    const ids: string[] = [];
    let before: string | null = null;
    do {
      const { data }: TypedAnswer = await ask(query, { last: 100, before });
      ids.unshift(...idsOf(data.products.edges));
      before = data.products.pageInfo.hasPreviousPage ? data.products.pageInfo.startCursor : null;
    } while (before !== null);
    const forwards = await idsOfAllPages(
      `query (${arguments_}) { products(first: $first, after: $after, sortKey: TITLE) { ${pageFields} } }`,
      ({ data }) => data.products,
      250,
    );
    expect(ids).toEqual(forwards);
  });

  it('are sorted by price in both directions, and by date with the newest first', async () => {
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
  ])('reject %s', async (selection, message) => {
    expect((await ask(`{ ${selection} }`)).errors?.[0]?.message).toContain(message);
  });

  it('reject a cursor of a list in another order', async () => {
    const { data } = await ask('{ products(first: 1, sortKey: PRICE) { pageInfo { endCursor } } }');
    const after = data.products.pageInfo.endCursor;
    const query =
      'query ($after: String) { products(first: 1, sortKey: TITLE, after: $after) { nodes { id } } }';
    expect((await ask(query, { after })).errors?.[0]?.message).toContain('Invalid cursor');
  });

  it('limit the nodes of nested pages', async () => {
    const answer = await ask(
      '{ products(first: 250, sortKey: TITLE) { nodes { variants(first: 250) { nodes { product { variants(first: 250) { nodes { id product { variants(first: 250) { nodes { id } } } } } } } } } } }',
    );
    expect(answer.errors?.[0]?.extensions?.code).toBe('MAX_COST_EXCEEDED');
  });
});
