/** Measures one process of the shop's server under load (`pnpm bench:load`, started by scripts/bench.ts). */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pidusage from 'pidusage';
import { exceededLoadLimits, type LoadMeasurements } from './budget.ts';
import { readLoadOptions } from './options.ts';
import { readServices } from './services.ts';
import { table } from './table.ts';

const resultFolder = join(import.meta.dirname, '../../test-results');

/** Requests a second. */
const RATE = 500;
const CONNECTIONS = 50;
/** Pages of the mix, at most. */
const MAX_PAGES = 200;
/** Pages that are requested one after the other while the storefront has a fault. */
const PAGES_PER_FAULT = 20;
const FAULTS = { slow: { delayMs: 5000 }, failing: { status: 500 }, garbage: { body: '<html>garbage' } };
const MEGABYTE = 1_000_000;

const { seconds, urls, hasBudget } = readLoadOptions(process.argv.slice(2));
const { sandbox, server } = readServices();
if (server === null) throw new Error('NAAP_BENCH_SERVER is missing: run pnpm bench:load');
const { url, pid } = server;

const paths = await findPages();
console.log(`${paths.length} pages, ${RATE} requests a second for ${seconds} s`);
const cached = await sendCached();
const slowest: Record<string, number> = {};
for (const [name, fault] of Object.entries(FAULTS)) slowest[name] = await slowestDuring(name, fault);
console.log(`${urls} URLs, each once`);
const memory = await memoryDuring(sendDistinct);

const measurements: LoadMeasurements = {
  requestsPerSecond: cached.requests.average,
  p99: cached.latency.p99,
  failed: cached.non2xx + cached.errors,
  slowestWithFault: Math.max(...Object.values(slowest)),
  memory: memory.highest,
};
const rows = [
  ['requests a second', cached.requests.average.toFixed(0)],
  ['p50, ms', `${cached.latency.p50}`],
  ['p99, ms', `${cached.latency.p99}`],
  ['failed requests', `${measurements.failed}`],
  ...Object.entries(slowest).map(([name, ms]) => [`slowest page, storefront ${name}, ms`, ms.toFixed(0)]),
  ['memory before, MB', (memory.before / MEGABYTE).toFixed(0)],
  [`highest memory during ${urls} URLs, MB`, (memory.highest / MEGABYTE).toFixed(0)],
];
console.log(`\n${table(['one process', ''], rows)}\n`);
await mkdir(resultFolder, { recursive: true });
await writeFile(join(resultFolder, 'bench-load.json'), `${JSON.stringify(measurements, null, 2)}\n`);
const problems = hasBudget ? exceededLoadLimits(measurements) : [];
for (const problem of problems) console.error(`over budget: ${problem}`);
if (problems.length > 0) process.exitCode = 1;

/** Returns the paths of public pages that the home page and the lists link to, and puts them into the server's cache. */
async function findPages(): Promise<readonly string[]> {
  const found = new Set(['/', '/categories', '/products', '/hi']);
  // The set grows while it is read.
  for (const path of found) {
    const response = await fetch(url + path);
    const html = await response.text();
    if (!response.ok) throw new Error(`${path} has the status ${response.status}`);
    for (const [, href = ''] of html.matchAll(
      /<a[^>]* href="(\/(?:hi\/)?(?:product|products|category)[/?][^"#]*)"/g,
    )) {
      if (found.size < MAX_PAGES) found.add(href.replaceAll('&amp;', '&'));
    }
  }
  return [...found];
}

function sendCached(): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections: CONNECTIONS,
    overallRate: RATE,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  });
}

/** Returns the time in ms that the slowest of several pages took that no cache has. */
async function slowestDuring(name: string, fault: object): Promise<number> {
  await setFault({ target: 'storefront', times: 1000, ...fault });
  let highest = 0;
  for (let index = 0; index < PAGES_PER_FAULT; index += 1) {
    const started = performance.now();
    await (await fetch(`${url}/products?search=${name}${index}`)).text();
    highest = Math.max(highest, performance.now() - started);
  }
  await setFault(null);
  return highest;
}

/** Makes the sandbox's storefront fail, or with null work again. */
async function setFault(fault: object | null): Promise<void> {
  const response = await fetch(`${sandbox}/__sandbox/faults`, {
    method: fault === null ? 'DELETE' : 'POST',
    ...(fault !== null && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fault) }),
  });
  if (!response.ok) throw new Error(`the sandbox refused a fault with ${response.status}`);
}

/** Requests many pages, each once. */
function sendDistinct(): Promise<autocannon.Result> {
  let index = 0;
  return autocannon({
    url,
    connections: CONNECTIONS,
    amount: urls,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/products?search=word${index++}` }) }],
  });
}

/** Returns the server's memory in bytes before a task, and the highest during it. */
async function memoryDuring(task: () => Promise<unknown>) {
  const read = async () => (await pidusage(pid)).memory;
  const before = await read();
  let highest = before;
  const timer = setInterval(() => void read().then((bytes) => (highest = Math.max(highest, bytes))), 500);
  await task();
  clearInterval(timer);
  return { before, highest };
}
