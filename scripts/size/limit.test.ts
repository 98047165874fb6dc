import { expect, test } from 'vitest';
import { limitOf } from './limit.ts';

test.each([
  ['Badge css', 100, 164],
  ['Home screen js', 137_000, 139_740],
  ['Home screen css', 13_900, 14_000],
  ['Home screen font', 29_648, 30_000],
  ['Page script js (hi)', 120_000, 100_000],
  ['Devanagari font', 144_704, 147_598],
])('the limit of %s with a budget of %d bytes is %d', (name, budget, limit) => {
  expect(limitOf(name, budget)).toBe(limit);
});

test('fails what has no budget', () => {
  expect(limitOf('Home screen js')).toBe(0);
});
