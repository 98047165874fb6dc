import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags } from './chromium.ts';
import { scriptSize } from './gzip-size.ts';
import { failedAudits, loadMetrics, scriptUrls } from './lighthouse-report.ts';
import type { Metrics } from './metrics.ts';

/** One load of a page. */
export interface Load {
  readonly metrics: Metrics;
  /** IDs of the audits of accessibility, best practices and SEO that the page fails. */
  readonly failedAudits: readonly string[];
}

/** Loads a page once with Lighthouse's mobile preset, in a browser of its own with an empty cache. Rejects when the page fails to load. */
export async function measureLoad(url: string, chromePath: string): Promise<Load> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...chromiumFlags, '--headless=new'],
    // Its own handler ends the process before the shop's processes are stopped.
    handleSIGINT: false,
  });
  try {
    const report = await audit(url, chrome.port);
    const script = (await scriptSize(scriptUrls(report))) / 1000;
    return { metrics: { ...loadMetrics(report), script }, failedAudits: failedAudits(report) };
  } finally {
    chrome.kill();
  }
}

async function audit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  return result.lhr;
}
