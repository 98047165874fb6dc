import type { Metrics } from './metrics.ts';

/** The fields of Lighthouse's report that are read. */
export interface LighthouseReport {
  readonly requestedUrl?: string;
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: unknown;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** Returns the metrics of a report, without the size of the scripts. Throws an Error when one is missing. */
export function loadMetrics(report: LighthouseReport): Omit<Metrics, 'script'> {
  const requests = requestsOf(report);
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    lcp: numberOf(report, 'largest-contentful-paint'),
    fcp: numberOf(report, 'first-contentful-paint'),
    tbt: numberOf(report, 'total-blocking-time'),
    cls: numberOf(report, 'cumulative-layout-shift'),
    performance: scoreOf(report, 'performance'),
    accessibility: scoreOf(report, 'accessibility'),
    bestPractices: scoreOf(report, 'best-practices'),
    seo: scoreOf(report, 'seo'),
    transfer: bytes / 1000,
    requests: requests.length,
  };
}

/** Returns the URLs of all JavaScript that the page has fetched, including modules that are only preloaded. */
export function scriptUrls(report: LighthouseReport): readonly string[] {
  return requestsOf(report)
    .filter(({ resourceType, mimeType = '' }) => resourceType === 'Script' || /javascript/.test(mimeType))
    .map(({ url }) => url);
}

/** Returns the IDs of the audits that lower a score other than performance, whose audits are the measured times. */
export function failedAudits({ categories, audits }: LighthouseReport): readonly string[] {
  return Object.entries(categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

interface Request {
  readonly url: string;
  readonly transferSize?: number;
  readonly resourceType?: string;
  readonly mimeType?: string;
}

/** Lists the requests that use the network: not `data:` and `blob:` URLs. */
function requestsOf({ audits }: LighthouseReport): readonly Request[] {
  const details = audits['network-requests']?.details;
  if (!hasItems(details)) throw new Error('the report of Lighthouse has no network requests');
  return details.items.filter(({ url }) => /^https?:/.test(url));
}

function hasItems(details: unknown): details is { readonly items: readonly Request[] } {
  return (
    typeof details === 'object' && details !== null && 'items' in details && Array.isArray(details.items)
  );
}

function numberOf({ audits, requestedUrl }: LighthouseReport, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${id} for ${requestedUrl}`);
  return value;
}

function scoreOf({ categories, requestedUrl }: LighthouseReport, id: string): number {
  const score = categories[id]?.score ?? null;
  if (score === null) throw new Error(`Lighthouse has no score for ${id} of ${requestedUrl}`);
  return Math.round(score * 100);
}
