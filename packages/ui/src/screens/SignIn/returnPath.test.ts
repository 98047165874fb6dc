import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

test.each([
  '/',
  '/cart',
  '/product/123?size=M#details',
  "/products?tag=Men's%20Wear&sort=newest",
  '/products?search=a\\b',
])('keeps %j', (from) => {
  expect(returnPath(from)).toBe(from);
});

test.each([
  [undefined],
  [null],
  [42],
  [''],
  ['cart'],
  ['https://elsewhere.example/'],
  ['//elsewhere.example/'],
  ['/\\elsewhere.example/'],
  ['\\\\elsewhere.example'],
  ['/\t/elsewhere.example'],
  ['/\n\\elsewhere.example'],
  ['javascript:alert(1)'],
  [' /cart'],
  ['/auth'],
  ['/auth?again'],
])('replaces %j with /', (from) => {
  expect(returnPath(from)).toBe('/');
});
