import { describe, expect, it } from 'vitest';
import type { Load } from './lighthouse.ts';
import { formatFailedAudits, formatPageResults, pageResults } from './page-report.ts';
import type { PageName, Site } from './sites.ts';

const load = (lcp: number, failedAudits: readonly string[] = []): Load => ({
  metrics: {
    lcp,
    fcp: 500,
    tbt: 12.4,
    cls: 0.0041,
    performance: 98,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    script: 99.96,
    transfer: lcp / 10,
    requests: 12,
  },
  failedAudits,
});

const site = (name: string): Site => ({
  name,
  urls: { home: `http://${name}/`, list: `http://${name}/list`, product: `http://${name}/product` },
});

const shop = site('shop');
const floor = site('floor');
const loads: Readonly<Record<string, readonly Load[]>> = {
  'shop home': [load(3000), load(1500, ['color-contrast']), load(2000, ['color-contrast', 'hreflang'])],
  'floor home': [load(1000), load(1100), load(900)],
};
const loadsOf = ({ name }: Site, page: PageName) => loads[`${name} ${page}`] ?? [load(1000)];
const results = pageResults([shop, floor], floor, loadsOf);

describe('the results of a run', () => {
  it('are grouped by page, with medians and their multiples of the floor', () => {
    expect(results.map(({ page, site: of }) => `${page} ${of}`)).toEqual([
      'home shop',
      'home floor',
      'list shop',
      'list floor',
      'product shop',
      'product floor',
    ]);
    expect(results[0]).toMatchObject({
      url: 'http://shop/',
      median: { lcp: 2000, transfer: 200 },
      timesFloor: { lcp: 2, fcp: 1, transfer: 2 },
      failedAudits: ['color-contrast', 'hreflang'],
    });
    expect(results[0]?.loads).toHaveLength(3);
  });

  it('are printed as a table', () => {
    const [headings, home] = formatPageResults(results).split('\n');
    expect(headings).toMatch(/^page +LCP ms +FCP ms +TBT ms +CLS .* lcp × +fcp × +transfer ×$/);
    expect(home?.split(/ {2,}/)).toEqual([
      'home shop',
      '2000',
      '500',
      '12',
      '0.004',
      '98',
      '100',
      '100',
      '100',
      '100.0',
      '200',
      '12',
      '2.00',
      '1.00',
      '2.00',
    ]);
  });

  it('name the failed audits of a page', () => {
    expect(formatFailedAudits(results)).toBe('home shop fails color-contrast, hreflang\n');
  });
});
