import type { Load } from './lighthouse.ts';
import { comparedMetrics, type MetricName, type Metrics, medianMetrics } from './metrics.ts';
import { type PageName, pageNames, type Site } from './sites.ts';
import { ratio } from './statistics.ts';
import { table } from './table.ts';

/** The loads of one page of a site. */
export interface PageResult {
  readonly site: string;
  readonly page: PageName;
  readonly url: string;
  readonly median: Metrics;
  /** The medians divided by the floor's. */
  readonly timesFloor: Readonly<Record<(typeof comparedMetrics)[number], number>>;
  /** IDs of the audits that the page failed in at least one load. */
  readonly failedAudits: readonly string[];
  readonly loads: readonly Metrics[];
}

/** Returns the loads of a page of a site. */
export type LoadsOf = (site: Site, page: PageName) => readonly Load[];

/** Returns the results of each page of each site, page by page. */
export function pageResults(sites: readonly Site[], floor: Site, loadsOf: LoadsOf): readonly PageResult[] {
  return pageNames.flatMap((page) => {
    const metricsOf = (site: Site) => loadsOf(site, page).map(({ metrics }) => metrics);
    const base = medianMetrics(metricsOf(floor));
    return sites.map((site) => {
      const loads = metricsOf(site);
      const failed = new Set(loadsOf(site, page).flatMap(({ failedAudits }) => failedAudits));
      const median = medianMetrics(loads);
      return {
        site: site.name,
        page,
        url: site.urls[page],
        median,
        timesFloor: timesBase(median, base),
        failedAudits: [...failed],
        loads,
      };
    });
  });
}

function timesBase(value: Metrics, base: Metrics): PageResult['timesFloor'] {
  return {
    lcp: ratio(value.lcp, base.lcp),
    fcp: ratio(value.fcp, base.fcp),
    transfer: ratio(value.transfer, base.transfer),
  };
}

const columns: readonly (readonly [heading: string, name: MetricName, decimals: number])[] = [
  ['LCP ms', 'lcp', 0],
  ['FCP ms', 'fcp', 0],
  ['TBT ms', 'tbt', 0],
  ['CLS', 'cls', 3],
  ['perf', 'performance', 0],
  ['a11y', 'accessibility', 0],
  ['best', 'bestPractices', 0],
  ['SEO', 'seo', 0],
  ['JS kB', 'script', 1],
  ['all kB', 'transfer', 0],
  ['requests', 'requests', 0],
];

/** Lists the failed audits of each page, a line for each page that has some. */
export function formatFailedAudits(results: readonly PageResult[]): string {
  return results
    .filter(({ failedAudits }) => failedAudits.length > 0)
    .map(({ site, page, failedAudits }) => `${page} ${site} fails ${failedAudits.join(', ')}\n`)
    .join('');
}

/** Formats the medians as a table, with the multiples of the floor's values in the last columns. */
export function formatPageResults(results: readonly PageResult[]): string {
  return table(
    ['page', ...columns.map(([heading]) => heading), ...comparedMetrics.map((name) => `${name} ×`)],
    results.map(({ site, page, median, timesFloor }) => [
      `${page} ${site}`,
      ...columns.map(([, name, decimals]) => median[name].toFixed(decimals)),
      ...comparedMetrics.map((name) => timesFloor[name].toFixed(2)),
    ]),
  );
}
