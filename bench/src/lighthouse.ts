import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sparePorts } from '@naap/launcher/ports';
import { root, run, waitUntilAnswering } from '@naap/launcher/processes';
import { Launcher } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { chromiumFlags, chromiumPath } from './environment.ts';
import { withLowestPriority } from './priority.ts';
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
    failedAudits: ['accessibility', 'best-practices', 'seo']
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** Maximum number of repetitions of a load whose trace Lighthouse could not record. */
const MAX_REPETITIONS = 2;

/** Runs Lighthouse in a new browser, again when it records no trace. Rejects when the page fails to load. */
async function audit(url: string, repetition = 0): Promise<Result> {
  const { stdout } = await withBrowser((port) =>
    withLowestPriority(run)(
      'lighthouse',
      [
        url,
        `--port=${port}`,
        '--output=json',
        '--quiet',
        '--no-enable-error-reporting',
        '--only-categories=performance,accessibility,best-practices,seo',
      ],
      { cwd: join(root, 'bench'), stdout: 'pipe' },
    ),
  );
  if (!stdout) throw new Error(`Lighthouse could not load ${url}; its message is above`);
  const result: Result = JSON.parse(stdout);
  const { runtimeError: error } = result;
  if (error?.code === 'NO_NAVSTART' && repetition < MAX_REPETITIONS) return audit(url, repetition + 1);
  if (error) throw new Error(`Lighthouse could not load ${url}: ${error.message}`);
  return result;
}

/** Runs a task with a new browser that has an empty profile and can be controlled at `port`. */
async function withBrowser<Value>(task: (port: number) => Promise<Value>): Promise<Value> {
  const [port = 0] = await sparePorts(1);
  const profile = await mkdtemp(join(tmpdir(), 'naap-chromium-'));
  const flags = [
    ...Launcher.defaultFlags(),
    ...chromiumFlags,
    '--headless=new',
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${port}`,
    // The browser ends when this pipe is closed, which the end of this process does too. A signal may reach only a script that has started it.
    '--remote-debugging-pipe',
  ];
  const browser = spawn(chromiumPath, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = once(browser, 'close');
  try {
    await waitUntilAnswering(`http://localhost:${port}/json/version`, { nodeChildProcess: browser });
    return await task(port);
  } finally {
    browser.stdio[3]?.destroy();
    await ended;
    await rm(profile, { recursive: true, force: true });
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
