import { describe, expect, it } from 'vitest';
import {
  formatInteractions,
  formatListCosts,
  interactionResults,
  listCosts,
  slowInteractions,
} from './interaction-report.ts';

const step = (name: string, total: number) => ({
  name,
  latency: { total, inputDelay: 2, processing: total / 2, presentation: total / 4 },
});

const results = interactionResults([
  step('sort', 96),
  step('add to bag', 104),
  step('sort', 400),
  step('add to bag', 120),
  step('sort', 100),
]);

describe('the interactions of all runs', () => {
  it('are grouped by name, with the median and the worst latency', () => {
    expect(results).toEqual([
      { name: 'sort', median: { total: 100, inputDelay: 2, processing: 50, presentation: 25 }, worst: 400 },
      {
        name: 'add to bag',
        median: { total: 112, inputDelay: 2, processing: 56, presentation: 28 },
        worst: 120,
      },
    ]);
  });

  it('exceed the budget when their median does', () => {
    expect(slowInteractions(results)).toEqual(['add to bag takes 112 ms, and must take at most 100 ms']);
  });

  it('are printed as a table', () => {
    const [, sort] = formatInteractions(results).split('\n');
    expect(sort?.split(/ {2,}/)).toEqual(['sort', '100', '2', '50', '25', '400']);
  });
});

describe('the lists of all runs', () => {
  const cost = (products: number, heap: number) => ({
    products,
    heap,
    domNodes: products * 20,
    medianFrame: 16.7,
    slowFrame: 33.4,
    longestFrame: 100,
  });

  it('have the median costs of each length', () => {
    const costs = listCosts([cost(100, 10), cost(1000, 30), cost(100, 12), cost(1000, 34)]);
    expect(costs.map(({ products, heap }) => [products, heap])).toEqual([
      [100, 11],
      [1000, 32],
    ]);
    expect(formatListCosts(costs).split('\n')[1]?.split(/ {2,}/)).toEqual([
      '100',
      '11.0',
      '2000',
      '17',
      '33',
      '100',
    ]);
  });
});
