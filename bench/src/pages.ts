/** Measures the loads of the shop's pages (`pnpm bench`, started by start.ts). */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { urls } from '@naap/e2e/environment';
import { pageBudgets } from './budget.ts';
import { withPage } from './environment.ts';
import { startFloor } from './floor.ts';
import { type Load, measureLoad } from './lighthouse.ts';
import { exceededLimits, medians, report, type Values } from './results.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    budget: { type: 'boolean', default: false },
    /** Language of the pages of the shop and the floor. */
    language: { type: 'string', default: 'en' },
    /** `name=homeUrl,listUrl,productUrl` */
    also: { type: 'string', multiple: true, default: [] },
  },
});
const pages = ['home', 'list', 'product'] as const;
/** Time in which a server renders and compresses a page, in ms. */
const RENDER_MS = 2_000;
/** The metrics that are compared with the floor. */
const compared = ['lcp', 'fcp', 'transfer'];

const sites = await withPage(async (page) => {
  const home = urls.shop + (options.language === 'en' ? '/' : `/${options.language}`);
  const list = `${home.replace(/\/$/, '')}/products`;
  await page.goto(list);
  if (!(await page.locator('html').getAttribute('lang'))?.startsWith(options.language))
    throw new Error(`the shop has no pages in the language ${options.language}`);
  const product = await page.locator('main a[href*="/product/"]').first().getAttribute('href');
  const shop = [home, list, `${urls.shop}${product}`];
  const floor = await startFloor(page, shop);
  const others = options.also.map((text) => {
    const [name = '', ...rest] = text.split('=');
    return [name, rest.join('=').split(',')] as const;
  });
  // Loads each page once before the measurement, so that no load waits for a server's first response. `startFloor` has loaded the shop's pages.
  for (const url of others.flatMap(([, urls]) => urls)) await page.goto(url, { waitUntil: 'networkidle' });
  return [['shop', shop], ['floor', floor], ...others] as const;
});

/**
 * Requests a page, and waits until its server has rendered it again, which the shop's server does after it has sent an old page. The server runs on
 * this machine, where it would slow down the browser that loads the page next.
 */
async function letServerRender(url: string): Promise<void> {
  await (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
  await setTimeout(RENDER_MS);
}

const loads = new Map<string, readonly Load[]>();
// Every page of every site once per round, so that a busy machine slows down all of them alike.
for (let round = 1; round <= Number(options.runs); round += 1)
  for (const url of sites.flatMap(([, urls]) => urls)) {
    console.log(`round ${round} of ${options.runs}: ${url}`);
    await letServerRender(url);
    loads.set(url, [...(loads.get(url) ?? []), await measureLoad(url)]);
  }

const rows: Record<string, Values> = {};
const problems: string[] = [];
for (const [index, page] of pages.entries()) {
  const medianOf = (urls: readonly string[]) =>
    medians((loads.get(urls[index] ?? '') ?? []).map(({ metrics }) => metrics));
  const floor = medianOf(sites[1][1]);
  for (const [site, urls] of sites) {
    const own = medianOf(urls);
    const multiples = compared.map((name) => [`${name} ×`, (own[name] ?? NaN) / (floor[name] ?? NaN)]);
    const row: Values = { ...own, ...Object.fromEntries(multiples) };
    rows[`${page} ${site}`] = row;
    if (site === 'shop') problems.push(...exceededLimits(page, row, pageBudgets[page]));
    const failed = new Set(loads.get(urls[index] ?? '')?.flatMap(({ failedAudits }) => failedAudits));
    if (failed.size > 0) console.log(`${page} ${site} fails ${[...failed].join(', ')}`);
  }
}
report('bench.json', rows, { rows, loads: Object.fromEntries(loads) }, options.budget ? problems : []);
