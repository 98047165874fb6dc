/** Measures the loads of the shop's pages (`pnpm bench`, started by scripts/bench.ts). */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overwriteGetLocale } from '@naap/messages/runtime';
import { pathInLanguage } from '@naap/ui/languages';
import { exceededLimits, pageBudgets } from './budget.ts';
import { startFloor } from './floor/floor.ts';
import { type Load, measureLoad } from './lighthouse.ts';
import { readPageOptions } from './options.ts';
import {
  formatFailedAudits,
  formatPageResults,
  type LoadsOf,
  type PageResult,
  pageResults,
} from './page-report.ts';
import { readServices, type Services } from './services.ts';
import { type PageName, pageNames, type Site } from './sites.ts';
import { warmUp } from './warm-up.ts';

const resultFolder = join(import.meta.dirname, '../../test-results');

const { runs, hasBudget, also, language } = readPageOptions(process.argv.slice(2));
// The texts of the floor.
overwriteGetLocale(() => language);
const services = readServices();
const floor = await startFloor(services);
try {
  const shop = shopSite(services, floor.productPath);
  const sites = [shop, floor.site, ...also];
  await warmUp(sites, services.chromium);
  const results = pageResults(sites, floor.site, await measureAll(sites));
  console.log(
    `\nMedians of ${runs} loads, Lighthouse's phone:\n\n${formatPageResults(results)}\n\n${formatFailedAudits(results)}`,
  );
  await mkdir(resultFolder, { recursive: true });
  await writeFile(join(resultFolder, 'bench.json'), `${JSON.stringify({ runs, results }, null, 2)}\n`);
  const problems = hasBudget ? budgetProblems(shop, floor.site, results) : [];
  for (const problem of problems) console.error(`over budget: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await floor.stop();
}

function shopSite({ shop }: Services, productPath: string): Site {
  const urlOf = (path: string) => shop + pathInLanguage(path);
  return {
    name: 'shop',
    urls: { home: urlOf('/'), list: urlOf('/products'), product: urlOf(productPath) },
  };
}

/** Measures every page of every site once per round, so that a busy machine slows down all of them alike. */
async function measureAll(sites: readonly Site[]): Promise<LoadsOf> {
  const loads = new Map<string, Load[]>();
  for (let round = 1; round <= runs; round += 1) {
    for (const page of pageNames) {
      for (const { urls } of sites) {
        const url = urls[page];
        console.log(`round ${round} of ${runs}: ${url}`);
        loads.set(url, [...(loads.get(url) ?? []), await measureLoad(url, services.chromium)]);
      }
    }
  }
  return ({ urls }, page) => loads.get(urls[page]) ?? [];
}

function budgetProblems(shop: Site, base: Site, results: readonly PageResult[]): readonly string[] {
  const medianOf = (site: Site, name: PageName) =>
    results.find(({ site: of, page }) => of === site.name && page === name)?.median;
  return pageNames.flatMap((name) => {
    const page = medianOf(shop, name);
    const floorPage = medianOf(base, name);
    if (!page || !floorPage) throw new Error(`${name} was not measured`);
    return exceededLimits(pageBudgets[name], page, floorPage).map((problem) => `${name}: ${problem}`);
  });
}
