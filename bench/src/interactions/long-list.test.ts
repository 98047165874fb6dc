import { expect, test } from 'vitest';
import { pageOfList } from './long-list.ts';

const templates = ['shirt', 'kurta', 'saree'].map((title, index) => ({
  cursor: `c${index}`,
  node: { id: `gid://shopify/Product/77${index}`, title },
}));

test('repeats the templates with IDs of their own', () => {
  const { edges, pageInfo } = pageOfList(templates, 10, 1000);
  expect(edges).toHaveLength(100);
  expect(edges[0]).toEqual({ cursor: 'c1', node: { id: 'gid://shopify/Product/11', title: 'kurta' } });
  expect(new Set(edges.map(({ node }) => node.id)).size).toBe(100);
  expect(pageInfo).toEqual({ hasNextPage: true, endCursor: '110' });
});

test('ends at the total', () => {
  const { edges, pageInfo } = pageOfList(templates, 910, 1000);
  expect(edges).toHaveLength(90);
  expect(pageInfo.hasNextPage).toBe(false);
  expect(pageOfList(templates, 1000, 1000).edges).toEqual([]);
});

test('needs templates', () => {
  expect(() => pageOfList([], 10, 1000)).toThrow(RangeError);
});
