import { expect, it } from 'vitest';
import { type Answer, createTestStorefront, type Page } from './storefront.ts';

const { ask } = createTestStorefront();

/** Returns the ids of all pages, following the cursors. */
async function idsOfAllPages(
  list: string,
  read: (data: Answer['data']) => Page,
  first: number,
): Promise<readonly string[]> {
  const fields = 'pageInfo { hasNextPage endCursor } nodes { ... on Product { id } }';
  const query = `query ($first: Int!, $after: String) { ${list.replace('FIELDS', fields)} }`;
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { data, errors }: Answer = await ask(query, { first, after });
    expect(errors).toBeUndefined();
    const page = read(data);
    ids.push(...page.nodes.map(({ id }) => id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

const page = 'first: $first, after: $after';
const lists: readonly (readonly [name: string, list: string, read: (data: Answer['data']) => Page])[] = [
  ['products by price', `products(${page}, sortKey: PRICE, ORDER) { FIELDS }`, (data) => data.products],
  ['products by date', `products(${page}, sortKey: CREATED_AT, ORDER) { FIELDS }`, (data) => data.products],
  [
    'a collection in its own order',
    `collection(handle: "women") { products(${page}, ORDER) { FIELDS } }`,
    (data) => data.collection.products,
  ],
  [
    'a search by relevance',
    `search(query: "cotton", types: [PRODUCT], ${page}, ORDER) { FIELDS }`,
    (data) => data.search,
  ],
];

it.each(lists)('pages contain every product once: %s', async (_name, list, read) => {
  for (const reverse of [false, true]) {
    const ordered = list.replace('ORDER', `reverse: ${reverse}`);
    const ids = await idsOfAllPages(ordered, read, 97);
    expect(ids.length).toBeGreaterThan(97);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(await idsOfAllPages(ordered, read, 250));
  }
});

it.each([
  ['products(first: 2, after: "xx") { nodes { id } }', 'Invalid cursor'],
  ['products { nodes { id } }', 'first must be from 0 to 250'],
  ['products(first: 251) { nodes { id } }', 'first must be from 0 to 250'],
])('pages are an error for %s', async (list, message) => {
  expect((await ask(`{ ${list} }`)).errors?.[0]?.message).toContain(message);
});

it('a cursor of a list in another order is refused', async () => {
  const { data } = await ask('{ products(first: 1, sortKey: CREATED_AT) { pageInfo { endCursor } } }');
  const { errors } = await ask(
    'query ($after: String) { products(first: 1, after: $after, sortKey: PRICE) { nodes { id } } }',
    { after: data.products.pageInfo.endCursor },
  );
  expect(errors?.[0]?.message).toContain('Invalid cursor');
});
