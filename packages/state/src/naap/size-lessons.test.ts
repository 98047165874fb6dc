import { inr } from '@naap/api-clients';
import { expect, it } from 'vitest';
import type { OrderPiece } from '../orders/useOrder.ts';
import type { FitPiece } from './size-advice.ts';
import { sizeLessons } from './size-lessons.ts';

const item = (brand: string, options: readonly string[], changes: Partial<OrderPiece> = {}): OrderPiece => ({
  position: 0,
  variantId: '1',
  name: 'Shirt',
  brand,
  variantTitle: options.join(' / '),
  options,
  quantity: 1,
  unitPrice: inr(1),
  lineTotal: inr(1),
  picture: null,
  missing: 0,
  handedBack: 0,
  reason: null,
  ...changes,
});
const fit = (brand: string, size: string, outcome: FitPiece['outcome']): FitPiece => ({
  brand,
  kind: 'Shirts',
  size,
  outcome,
});
const tooSmall = { handedBack: 1, reason: 'too_small' } as const;

it.each([
  [
    'a size that did not fit, before one that did',
    [item('Kora', ['L', 'Red']), item('Kora', ['M', 'Red'], tooSmall)],
    ['M too_small', 'L kept'],
  ],
  ['nothing from another reason', [item('Kora', ['M'], { handedBack: 1, reason: 'looks_different' })], []],
  ['nothing from a missing piece', [item('Kora', ['L'], { missing: 1 })], []],
  ['nothing about a size that the history does not have', [item('Kora', ['32'])], []],
  ['no fit of a size that did not fit', [item('Kora', ['M'], { quantity: 2, ...tooSmall })], ['M too_small']],
  ['nothing about another brand', [item('Sootra', ['M'], tooSmall)], []],
])('learns %s', (_, items, expected) => {
  const history = [fit('Kora', 'M', 'too_small'), fit('Kora', 'M', 'kept'), fit('Kora', 'L', 'kept')];
  expect(sizeLessons({ items }, history).map(({ size, outcome }) => `${size} ${outcome}`)).toEqual(expected);
});
