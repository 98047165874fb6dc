import { medians } from './statistics.ts';

/**
 * The metrics of a page load. Times are in ms, sizes in kB (1,000 bytes), scores from 0 to 100. `script` is all JavaScript that is fetched
 * before an interaction, after `gzip -9`; `transfer` is everything that is fetched, as sent.
 */
const metricNames = [
  'lcp',
  'fcp',
  'tbt',
  'cls',
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'script',
  'transfer',
  'requests',
] as const;
export type MetricName = (typeof metricNames)[number];
export type Metrics = Readonly<Record<MetricName, number>>;

/** The metrics that are compared with the floor. */
export const comparedMetrics = ['lcp', 'fcp', 'transfer'] as const satisfies readonly MetricName[];

/** Returns the median of each metric over several loads of a page. */
export function medianMetrics(loads: readonly Metrics[]): Metrics {
  return medians(metricNames, loads);
}
