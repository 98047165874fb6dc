import { expect, test } from 'vitest';
import { median, medians, percentile, ratio } from './statistics.ts';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('medians are taken of each field on its own', () => {
  const records = [
    { fcp: 1, lcp: 30 },
    { fcp: 3, lcp: 10 },
    { fcp: 2, lcp: 20 },
  ];
  expect(medians(['fcp', 'lcp'], records)).toEqual({ fcp: 2, lcp: 20 });
});

test.each([
  [0.5, 2],
  [0.75, 3],
  [0.95, 4],
  [1, 4],
  [0, 1],
])('the percentile at %d of 1 to 4 is %d', (share, expected) => {
  expect(percentile([3, 1, 4, 2], share)).toBe(expected);
});

test('an empty list has neither a median nor percentiles', () => {
  expect(() => median([])).toThrow(RangeError);
  expect(() => percentile([], 0.95)).toThrow(RangeError);
});

test.each([
  [130, 100, 1.3],
  [0, 0, 1],
  [1, 0, Number.POSITIVE_INFINITY],
])('the ratio of %d to %d is %d', (value, base, expected) => {
  expect(ratio(value, base)).toBe(expected);
});
