import { expect, test } from 'vitest';
import { pageBudgets } from './budget.ts';
import { exceededLimits, median, medians } from './results.ts';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
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
  const limits = { rate: { min: 495 }, p99: { max: 100 } };
  expect(exceededLimits('load', { rate: 495, p99: 100 }, limits)).toEqual([]);
  expect(exceededLimits('load', { rate: 494.5, p99: 100.5 }, limits)).toEqual([
    'load: rate is 494.5, and must be at least 495',
    'load: p99 is 100.5, and must be at most 100',
  ]);
  expect(exceededLimits('load', { rate: Number.NaN }, limits)).toHaveLength(2);
});

test('home may have fewer scripts than the other pages, and more pictures', () => {
  const page = {
    ...{ performance: 99, accessibility: 100, bestPractices: 100, seo: 100, tbt: 20, cls: 0.01 },
    ...{ script: 104, 'lcp ×': 1.3, 'fcp ×': 1.3, 'transfer ×': 2.9 },
  };
  expect(exceededLimits('home', page, pageBudgets.home)).toEqual([
    'home: script is 104, and must be at most 100',
  ]);
  expect(exceededLimits('list', page, pageBudgets.list)).toEqual([
    'list: transfer × is 2.9, and must be at most 2.2',
  ]);
});
