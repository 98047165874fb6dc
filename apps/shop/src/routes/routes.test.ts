import { naap, parseContent } from '@naap/content';
import { expect, it } from 'vitest';
import { findRoute, notFound, routes } from './index.ts';

it('the sitemap has the pages that the content determines, once', () => {
  const content = parseContent(naap, 'naap');
  const paths = routes.flatMap(({ sitemap }) => sitemap?.(content) ?? []);
  expect(paths.slice(0, 5)).toEqual(['/', '/categories', '/category/women', '/category/men', '/products']);
  expect(paths).toContain('/products?tag=Skirts+%26+Shorts');
  expect(new Set(paths).size).toBe(paths.length);
});

it.each([
  ['/', 'Home', {}],
  ['/category/kids', 'CategoryLanding', { categoryName: 'kids' }],
  ['/products/women/tops', 'ProductList', { category: 'women', subcategory: 'tops' }],
  ['/products/Dresses/Maxi%20Dresses', 'ProductList', { category: 'Dresses', subcategory: 'Maxi Dresses' }],
  ['/product/100%', 'ProductDetail', { productId: '100%' }],
  ['/product/1?Size=M', 'ProductDetail', { productId: '1' }],
])('%s is the screen %s', (path, name, params) => {
  const found = findRoute(new URL(path, 'http://localhost'));
  expect({ name: found.route.name, params: found.params }).toEqual({ name, params });
});

it.each(['/none', '/product', '/%0A'])('%s is not found', (path) => {
  expect(findRoute(new URL(path, 'http://localhost')).route).toBe(notFound);
});
