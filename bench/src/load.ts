/** Measures one process of the shop's server under load (`pnpm bench load`, started by start.ts). */
import { parseArgs } from 'node:util';
import { availableProducts } from '@naap/e2e/services';
import autocannon from 'autocannon';
import pidusage from 'pidusage';
import { loadBudget } from './budget.ts';
import { exceededLimits, report } from './results.ts';

/** Requests per second. */
const RATE = 500;
/** All connections send their first request at the same moment, so more of them would measure the answer to that burst. */
const CONNECTIONS = 20;
/** Each page is put into the cache as it is requested later: its compressed form is cached too. */
const headers = { 'accept-encoding': 'br' };

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    urls: { type: 'string', default: '200000' },
    budget: { type: 'boolean', default: false },
  },
});
/** A process of the shop's server with the settings of production, which start.ts has started. */
const { url, pid }: { url: string; pid: number } = JSON.parse(process.env.NAAP_BENCH_SERVER ?? '{}');

const products = await availableProducts(200);
const paths = [
  '/',
  '/categories',
  '/products',
  '/hi',
  ...products.map(({ productId }) => `/product/${productId}`),
];
for (const path of paths) {
  const response = await fetch(url + path, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} has the status ${response.status}`);
}
console.log(`${paths.length} pages, ${RATE} requests a second for ${options.seconds} s`);
const cached = await autocannon({
  url,
  connections: CONNECTIONS,
  overallRate: RATE,
  duration: Number(options.seconds),
  requests: paths.map((path) => ({ path, headers })),
});
console.log(`${options.urls} URLs, each once`);
const readMemory = async () => (await pidusage(pid)).memory / 1_000_000;
let highestMemory = await readMemory();
const timer = setInterval(async () => {
  highestMemory = Math.max(highestMemory, await readMemory());
}, 500);
let index = 0;
await autocannon({
  url,
  connections: CONNECTIONS,
  amount: Number(options.urls),
  requests: [{ setupRequest: (request) => ({ ...request, path: `/products?search=word${index++}` }) }],
});
clearInterval(timer);

const measured = {
  'requests a second': cached.requests.average,
  'p50, ms': cached.latency.p50,
  'p99, ms': cached.latency.p99,
  'failed requests': cached.non2xx + cached.errors,
  'highest memory, MB': highestMemory,
};
const rows = Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, { value }]));
report('bench-load.json', rows, measured, options.budget ? exceededLimits('load', measured, loadBudget) : []);
