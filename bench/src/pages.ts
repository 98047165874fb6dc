/** Measures the loads of the shop's pages (`pnpm bench`, started by start.ts). */
import { parseArgs } from 'node:util';
import { urls } from '@naap/e2e/environment';
import { pageBudgets, TBT_AIM } from './budget.ts';
import { withPage } from './environment.ts';
import { measureLoad } from './lighthouse.ts';
import { exceededLimits, medians, report, type Values } from './results.ts';
import { startStaticPages } from './static-pages.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    budget: { type: 'boolean', default: false },
    /** Language of the pages of the shop and the static pages. */
    language: { type: 'string', default: 'en' },
    /** `name=homeUrl,listUrl,productUrl` */
    also: { type: 'string', multiple: true, default: [] },
  },
});
/** The viewport of Lighthouse's mobile preset. */
const screen = { width: 412, height: 823 };
const pages = ['home', 'list', 'product'] as const;
/** The metrics that are compared with the static page. */
const compared = ['lcp', 'fcp', 'transfer'];

const sites = await withPage(screen, async (page) => {
  const home = urls.shop + (options.language === 'en' ? '/' : `/${options.language}`);
  const list = `${home.replace(/\/$/, '')}/products`;
  await page.goto(list);
  if (!(await page.locator('html').getAttribute('lang'))?.startsWith(options.language))
    throw new Error(`the shop has no pages in the language ${options.language}`);
  const product = await page.locator('main a[href*="/product/"]').first().getAttribute('href');
  const shop = [home, list, `${urls.shop}${product}`];
  const staticPages = await startStaticPages(page, shop);
  const others = options.also.map((text) => {
    const [name = '', ...rest] = text.split('=');
    return [name, rest.join('=').split(',')] as const;
  });
  // Loads each page once before the measurement, so that no load waits for a server's first response. `startStaticPages` has loaded the shop's pages.
  for (const url of others.flatMap(([, urls]) => urls)) await page.goto(url, { waitUntil: 'networkidle' });
  return [['shop', shop], ['static page', staticPages], ...others] as const;
});

const loads = new Map<string, readonly Values[]>();
// Every page of every site once per round, so that a busy machine slows down all of them alike.
for (let round = 1; round <= Number(options.runs); round += 1)
  for (const url of sites.flatMap(([, urls]) => urls)) {
    console.log(`round ${round} of ${options.runs}: ${url}`);
    loads.set(url, [...(loads.get(url) ?? []), await measureLoad(url)]);
  }

const rows: Record<string, Values> = {};
const problems: string[] = [];
for (const [index, page] of pages.entries()) {
  const medianOf = (urls: readonly string[]) => medians(loads.get(urls[index] ?? '') ?? []);
  const staticPage = medianOf(sites[1][1]);
  for (const [site, urls] of sites) {
    const own = medianOf(urls);
    const multiples = compared.map((name) => [`${name} ×`, (own[name] ?? NaN) / (staticPage[name] ?? NaN)]);
    const row: Values = { ...own, ...Object.fromEntries(multiples) };
    rows[`${page} ${site}`] = row;
    if (site === 'shop') problems.push(...exceededLimits(page, row, pageBudgets[page]));
  }
}
console.log(`Aim of tbt: below ${TBT_AIM} ms`);
report('bench.json', rows, { rows, loads: Object.fromEntries(loads) }, options.budget ? problems : []);
