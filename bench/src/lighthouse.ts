import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { chromiumFlags, chromiumPath } from './environment.ts';
import type { Values } from './results.ts';

/** One load of a page. */
export interface Load {
  readonly metrics: Values;
  /** IDs of the audits that lower a score, without those of performance: they are the measured times. */
  readonly failedAudits: readonly string[];
}

interface Request {
  readonly url: string;
  readonly transferSize?: number;
  readonly resourceType?: string;
  readonly mimeType?: string;
}

/** The categories besides performance. */
const SCORED_CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/**
 * Loads a page once with Lighthouse's mobile preset, in a browser of its own with an empty cache. Times are in ms, sizes in kB (1,000 bytes),
 * scores from 0 to 100. `script` is the size of all JavaScript that is fetched before an interaction, after `gzip -9`; `transfer` is the size of
 * all responses, as sent. Rejects when the page fails to load.
 */
export async function measureLoad(url: string): Promise<Load> {
  const { audits, categories } = await audit(url);
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: readonly Request[] };
  const requests = items.filter((request) => /^https?:/.test(request.url));
  const scripts = requests.filter(
    ({ resourceType, mimeType = '' }) => resourceType === 'Script' || /javascript/.test(mimeType),
  );
  const time = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  return {
    metrics: {
      lcp: time('largest-contentful-paint'),
      fcp: time('first-contentful-paint'),
      tbt: time('total-blocking-time'),
      cls: time('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      script: (await scriptSize(scripts)) / 1000,
      transfer: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
      requests: requests.length,
    },
    failedAudits: SCORED_CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** Maximum number of repetitions of a load whose trace Lighthouse could not record. */
const MAX_REPETITIONS = 2;

/** Runs Lighthouse in a new browser, again when it records no trace. Rejects when the page fails to load. */
async function audit(url: string, repetition = 0): Promise<Result> {
  // Disables the handler of SIGINT, which would end this process before the shop's processes are stopped.
  const chromeFlags = [...chromiumFlags, '--headless=new'];
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags, handleSIGINT: false });
  try {
    const result = await runLighthouse(url, chrome.port);
    const { runtimeError } = result;
    if (runtimeError?.code === 'NO_NAVSTART' && repetition < MAX_REPETITIONS)
      return await audit(url, repetition + 1);
    if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
    return result;
  } finally {
    chrome.kill();
  }
}

/**
 * Runs Lighthouse's command with the lowest priority: on two cores, handling the browser's events takes time from its main thread, so that the same
 * page has a total blocking time of 70 instead of 20 ms.
 */
async function runLighthouse(url: string, port: number): Promise<Result> {
  const command = [
    ...[fileURLToPath(import.meta.resolve('lighthouse/cli/index.js')), url, `--port=${port}`],
    ...['--output=json', '--quiet', '--no-enable-error-reporting'],
    `--only-categories=${['performance', ...SCORED_CATEGORIES].join()}`,
  ];
  const options = { maxBuffer: 2 ** 26 };
  // After the result of a page that could not be loaded, the command fails.
  const { stdout } = await promisify(execFile)(
    'nice',
    ['-n', '19', process.execPath, ...command],
    options,
  ).catch((error: { readonly stdout: string }) => {
    if (!error.stdout) throw error;
    return error;
  });
  return JSON.parse(stdout);
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
