import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from './environment.ts';
import type { Values } from './results.ts';

interface Request {
  readonly url: string;
  readonly transferSize?: number;
  readonly resourceType?: string;
  readonly mimeType?: string;
}

/**
 * Loads a page once with Lighthouse's mobile preset, in a browser of its own with an empty cache. Times are in ms, sizes in kB (1,000 bytes),
 * scores from 0 to 100. `script` is the size of all JavaScript that is fetched before an interaction, after `gzip -9`; `document` is the size of
 * the HTML and `transfer` that of all responses, as sent. Rejects when the page fails to load.
 */
export async function measureLoad(url: string): Promise<Values> {
  const { audits, categories } = await audit(url);
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: readonly Request[] };
  const requests = items.filter((request) => /^https?:/.test(request.url));
  const scripts = requests.filter(
    ({ resourceType, mimeType = '' }) => resourceType === 'Script' || /javascript/.test(mimeType),
  );
  const sent = (counted: readonly Request[]) =>
    counted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  const time = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  return {
    lcp: time('largest-contentful-paint'),
    fcp: time('first-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    script: (await scriptSize(scripts)) / 1000,
    document: sent(requests.filter(({ resourceType }) => resourceType === 'Document')),
    transfer: sent(requests),
    requests: requests.length,
  };
}

/** Runs Lighthouse in a new browser. */
async function audit(url: string) {
  const browser = await launch({
    chromePath: chromiumPath,
    chromeFlags: [...chromiumFlags, '--headless=new'],
  });
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const result = await lighthouse(url, { port: browser.port, onlyCategories });
    const { runtimeError } = result?.lhr ?? {};
    if (!result || runtimeError)
      throw new Error(`Lighthouse could not load ${url}: ${runtimeError?.message}`);
    return result.lhr;
  } finally {
    browser.kill();
  }
}

/** Returns the sum of the sizes of scripts, each after `gzip -9`, in bytes. Rejects when one cannot be fetched. */
async function scriptSize(scripts: readonly Request[]): Promise<number> {
  const sizes = [...new Set(scripts.map(({ url }) => url))].map(async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
    return gzipSync(await response.text(), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
