import { expect, test } from 'vitest';
import { pageBudgets, pressBudgets } from './budget.ts';
import { exceededLimits, median, medians } from './results.ts';

test.each([
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('medians are taken of each value on its own', () => {
  const runs = [
    { fcp: 1, lcp: 30 },
    { fcp: 3, lcp: 10 },
    { fcp: 2, lcp: 20 },
  ];
  expect(medians(runs)).toEqual({ fcp: 2, lcp: 20 });
});

test('a value may reach its limit, but neither exceed it nor be missing', () => {
  const limits = { failed: 0, p99: 100 };
  expect(exceededLimits('load', { failed: 0, p99: 100 }, limits)).toEqual([]);
  expect(exceededLimits('load', { failed: 0, p99: 100.5 }, limits)).toEqual([
    'load: p99 is 100.5, and must be at most 100',
  ]);
  expect(exceededLimits('load', { failed: Number.NaN }, limits)).toHaveLength(2);
});

test('home may have fewer scripts than the other pages, and no time has a limit', () => {
  const page = { tbt: 900, lcp: 9000, cls: 0.01, script: 126, document: 20, 'lcp ×': 1.3, 'fcp ×': 1.3 };
  expect(exceededLimits('home', page, pageBudgets.home)).toEqual([
    'home: script is 126, and must be at most 125',
  ]);
  expect(exceededLimits('list', page, pageBudgets.list)).toEqual([]);
});

test('a press long after the first paint has to be answered sooner', () => {
  expect(exceededLimits('size', { median: 1500 }, pressBudgets[500])).toEqual([]);
  expect(exceededLimits('size', { median: 1500 }, pressBudgets[3000])).toEqual([
    'size: median is 1500, and must be at most 200',
  ]);
});
