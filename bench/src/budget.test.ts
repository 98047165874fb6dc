import { describe, expect, it } from 'vitest';
import { exceededLimits, exceededLoadLimits, loadBudget, pageBudgets } from './budget.ts';
import type { Metrics } from './metrics.ts';
import { pageNames } from './sites.ts';

const floor: Metrics = {
  lcp: 1000,
  fcp: 800,
  tbt: 0,
  cls: 0,
  performance: 100,
  accessibility: 90,
  bestPractices: 100,
  seo: 90,
  script: 0,
  transfer: 100,
  requests: 6,
};

/** A page of the shop that is exactly at each limit. */
const atLimit: Metrics = {
  lcp: 1300,
  fcp: 1040,
  tbt: 20,
  cls: 0.01,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  script: 100,
  transfer: 240,
  requests: 40,
};

const { home, list } = pageBudgets;

describe('the budget of a page', () => {
  it.each(pageNames)('of %s allows a page that is exactly at each limit', (name) => {
    expect(exceededLimits(pageBudgets[name], atLimit, floor)).toEqual([]);
  });

  it.each([
    ['performance', 98, 'performance is 98, and must be at least 99'],
    ['accessibility', 99, 'accessibility is 99, and must be at least 100'],
    ['bestPractices', 96, 'bestPractices is 96, and must be at least 100'],
    ['seo', 92, 'seo is 92, and must be at least 100'],
    ['tbt', 20.5, 'tbt is 20.5, and must be at most 20'],
    ['cls', 0.0104, 'cls is 0.0104, and must be at most 0.01'],
    ['script', 105.4, 'script is 105.4, and must be at most 105'],
    ['lcp', 1400, "lcp is 1.4 times the floor's, and must be at most 1.3 times"],
    ['fcp', 1200, "fcp is 1.5 times the floor's, and must be at most 1.3 times"],
    ['transfer', 241, "transfer is 2.41 times the floor's, and must be at most 2.4 times"],
  ] as const)('is exceeded by %s of %d', (name, value, message) => {
    expect(exceededLimits(list, { ...atLimit, [name]: value }, floor)).toEqual([message]);
  });

  it('is smaller for the scripts of home, and larger for its pictures', () => {
    const page = { ...atLimit, script: 104, transfer: 290 };
    expect(exceededLimits(home, page, floor)).toEqual(['script is 104, and must be at most 100']);
    expect(exceededLimits(list, page, floor)).toEqual([
      "transfer is 2.9 times the floor's, and must be at most 2.4 times",
    ]);
  });

  it('has no limit for the number of requests', () => {
    expect(exceededLimits(home, { ...atLimit, requests: 500 }, floor)).toEqual([]);
  });
});

describe('the limits of the server under load', () => {
  it('may be reached', () => {
    expect(exceededLoadLimits(loadBudget)).toEqual([]);
  });

  it('are exceeded by fewer requests a second, and by more of anything else', () => {
    expect(exceededLoadLimits({ ...loadBudget, requestsPerSecond: 400, p99: 100.5 })).toEqual([
      'requestsPerSecond is 400, and must be at least 495',
      'p99 is 100.5, and must be at most 100',
    ]);
  });
});
