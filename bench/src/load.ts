/** Measures one process of the shop's server under load (`pnpm bench:load`, started by start.ts). */
import { parseArgs } from 'node:util';
import { addFault, availableProducts, clearFaults } from '@naap/e2e/services';
import autocannon from 'autocannon';
import pidusage from 'pidusage';
import { loadBudget } from './budget.ts';
import { exceededLimits, report } from './results.ts';

/** Requests per second. */
const RATE = 500;
/** All connections send their first request at the same moment, so more of them would measure the answer to that burst. */
const CONNECTIONS = 20;
/** Maximum number of different pages that are requested. */
const MAX_PAGES = 200;
/** Pages of each kind that are requested one after the other while the storefront has a fault. */
const PAGES_PER_FAULT = 20;

/** What a page in the cache is requested with, also when it is put there: its compressed form is cached too. */
const acceptBrotli = { 'accept-encoding': 'br' };

const FAULTS = { slow: { delayMs: 5000 }, failing: { status: 500 }, garbage: { body: '<html>garbage' } };

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    urls: { type: 'string', default: '200000' },
    budget: { type: 'boolean', default: false },
  },
});
/** A process of the shop's server with the settings of production, which start.ts has started. */
const { url, pid }: { url: string; pid: number } = JSON.parse(process.env.NAAP_BENCH_SERVER ?? '{}');

// Before any page is in the cache, except those that let V8 compile the renderer.
const uncached = await uncachedPages();
for (const page of uncached('warm')) await (await fetch(url + page)).text();
const slowest: Record<string, number> = {};
for (const [name, fault] of Object.entries(FAULTS)) {
  await addFault({ target: 'storefront', ...fault });
  slowest[`slowest page, storefront ${name}, ms`] = await slowestIncomplete(uncached(name));
  await clearFaults();
}
const paths = await findPages();
console.log(`${paths.length} pages, ${RATE} requests a second for ${options.seconds} s`);
const cached = await autocannon({
  url,
  connections: CONNECTIONS,
  overallRate: RATE,
  duration: Number(options.seconds),
  requests: paths.map((path) => ({ path, headers: acceptBrotli })),
});
const measured: Record<string, number> = {
  'requests a second': cached.requests.average,
  'p50, ms': cached.latency.p50,
  'p99, ms': cached.latency.p99,
  'failed requests': cached.non2xx + cached.errors,
  ...slowest,
};
console.log(`${options.urls} URLs, each once`);
Object.assign(measured, await memoryDuring(sendDistinct));
const rows = Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, { value }]));
const problems = options.budget ? exceededLimits('load', measured, loadBudget) : [];
report('bench-load.json', rows, measured, problems);

/** Returns the paths of public pages that the home page and the lists link to, and puts them into the server's cache. */
async function findPages(): Promise<readonly string[]> {
  const found = new Set(['/', '/categories', '/products', '/hi']);
  // The set grows while it is read.
  for (const path of found) {
    const response = await fetch(url + path, { headers: acceptBrotli });
    const html = await response.text();
    if (!response.ok) throw new Error(`${path} has the status ${response.status}`);
    for (const [, href = ''] of html.matchAll(
      /<a[^>]* href="(\/(?:hi\/)?(?:product|products|category)[/?][^"#]*)"/g,
    ))
      if (found.size < MAX_PAGES) found.add(href.replaceAll('&amp;', '&'));
  }
  return [...found];
}

/** Returns a function that returns the paths of pages that no cache has: of the home page, which is kept only when it is complete, lists and products. */
async function uncachedPages() {
  const products = await availableProducts(PAGES_PER_FAULT);
  return (word: string) =>
    products.flatMap(({ productId }, index) => [
      ...(word === 'warm' ? [] : ['/']),
      `/products?search=${word}${index}`,
      `/product/${productId}?Size=${word}${index}`,
    ]);
}

/** Returns the time in ms that the slowest of several pages took. Throws when one was complete, as those in the cache are. */
async function slowestIncomplete(pages: readonly string[]): Promise<number> {
  let highest = 0;
  for (const page of pages) {
    const started = performance.now();
    const response = await fetch(url + page);
    await response.text();
    highest = Math.max(highest, performance.now() - started);
    if (response.headers.get('Cache-Control') !== 'no-store') throw new Error(`${page} is complete`);
  }
  return highest;
}

/** Requests many pages, each once. */
function sendDistinct(): Promise<autocannon.Result> {
  let index = 0;
  return autocannon({
    url,
    connections: CONNECTIONS,
    amount: Number(options.urls),
    requests: [{ setupRequest: (request) => ({ ...request, path: `/products?search=word${index++}` }) }],
  });
}

/** Returns the server's resident memory in MB before a task, and the highest during it. */
async function memoryDuring(task: () => Promise<unknown>) {
  const read = async () => (await pidusage(pid)).memory / 1_000_000;
  const before = await read();
  let highest = before;
  const timer = setInterval(() => void read().then((size) => (highest = Math.max(highest, size))), 500);
  await task();
  clearInterval(timer);
  return { 'memory before, MB': before, 'highest memory, MB': highest };
}
