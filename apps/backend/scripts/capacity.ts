/**
 * `pnpm --filter @naap/backend capacity`: simulates the busiest minute of shops of different sizes. Requests arrive at random, wait for a core of a random backend,
 * then for a core of their shopper's database. The costs are those of docs/operations/scaling.md. The arguments change the assumptions.
 */
import { Console } from 'node:console';
import { parseArgs } from 'node:util';
import { createRandom } from '../test/helpers/random.ts';

/** Cost of a request in ms of CPU time on the machine of the measurements, and in bytes. */
interface Cost {
  readonly backend: number;
  readonly database: number;
  /** Bytes of the write-ahead log. */
  readonly logBytes: number;
  /** SQL statements, including a fifth of a statement that counts requests for the rate limit. */
  readonly statements: number;
  /** Requests of a shopper on a day on which the shopper uses the shop. */
  readonly perDay: number;
}

const costs: readonly Cost[] = [
  { backend: 0.5, database: 0.15, logBytes: 0, statements: 1.2, perDay: 12 }, // GET
  { backend: 1.3, database: 0.9, logBytes: 1_100, statements: 2.2, perDay: 4 }, // POST /cart
  { backend: 1.5, database: 1.2, logBytes: 2_900, statements: 3.2, perDay: 0.3 }, // POST /order
];
/** Requests to the storefront per active shopper, because the backend sends one for each change of a cart and each order. */
const STOREFRONT_CALLS_PER_DAY = 4.3;
/** Bytes in the database: of a shopper with a cart and an address, and of an order. */
const BYTES_PER_SHOPPER = 1_000;
const BYTES_PER_ORDER = 900;

const { values } = parseArgs({
  // pnpm forwards a "--".
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    shoppers: { type: 'string', default: '10000,1000000,100000000' },
    /** Share of the shoppers who use the shop on a day. */
    active: { type: 'string', default: '0.1' },
    /** Requests in the busiest minute, as a multiple of the day's average. */
    peak: { type: 'string', default: '6' },
    /** Speed of a core, as a multiple of the machine of the measurements. */
    speed: { type: 'string', default: '1' },
    /** How busy the cores may be; decides how many there are. */
    load: { type: 'string', default: '0.5' },
    cores: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});

function number(name: 'active' | 'peak' | 'speed' | 'load' | 'cores' | 'seconds' | 'seed'): number {
  const value = Number(values[name]);
  if (value > 0) return value;
  process.stderr.write(`capacity: --${name} must be a number above 0.\n`);
  process.exit(2);
}

const coresPerMachine = Math.ceil(number('cores'));
const speed = number('speed');
const random = createRandom(number('seed'));
/** Requests simulated for each size: enough for a 99th percentile, and few enough for a few seconds. */
const MAX_REQUESTS = 2_000_000;

/** Machines with several cores. A request waits for the first free core of its machine. */
function createMachines(busyMsPerSecond: number) {
  const cores = busyMsPerSecond / 1000 / number('load');
  const count = Math.max(1, Math.ceil(cores / coresPerMachine));
  const freeAt = Array.from({ length: count }, () => new Float64Array(coresPerMachine));
  return {
    count,
    /** Runs work that arrives at a time, in ms; returns when it ends. Its duration is exponentially distributed. */
    run(arrival: number, meanMs: number): number {
      const machine = freeAt[Math.floor(random() * count)] ?? new Float64Array(1);
      let core = 0;
      for (let each = 1; each < machine.length; each++)
        if ((machine[each] ?? 0) < (machine[core] ?? 0)) core = each;
      const end = Math.max(arrival, machine[core] ?? 0) + exponential(meanMs);
      machine[core] = end;
      return end;
    },
  };
}

function exponential(mean: number): number {
  return -Math.log(1 - random()) * mean;
}

const perDay = costs.reduce((sum, cost) => sum + cost.perDay, 0);
const meanOf = (value: (cost: Cost) => number) =>
  costs.reduce((sum, cost) => sum + value(cost) * cost.perDay, 0) / perDay;

function simulate(shoppers: number): Record<string, string> {
  const activePerSecond = (shoppers * number('active')) / 86_400;
  const rate = activePerSecond * perDay * number('peak');
  const backends = createMachines((rate * meanOf(({ backend }) => backend)) / speed);
  const databases = createMachines((rate * meanOf(({ database }) => database)) / speed);
  const count = Math.ceil(Math.min(rate * number('seconds'), MAX_REQUESTS));
  const latencies = new Float64Array(count);
  let arrival = 0;
  for (let index = 0; index < count; index++) {
    arrival += exponential(1000 / rate);
    const cost = pickCost();
    const worked = backends.run(arrival, cost.backend / speed);
    latencies[index] = databases.run(worked, cost.database / speed) - arrival;
  }
  latencies.sort();
  const orders = shoppers * number('active') * (costs.at(-1)?.perDay ?? 0);
  const percentile = (share: number) => (latencies[Math.floor(count * share)] ?? 0).toFixed(1);
  return {
    'requests/s': rate.toFixed(0),
    'statements/s': (rate * meanOf(({ statements }) => statements)).toFixed(0),
    'storefront calls/s': (activePerSecond * STOREFRONT_CALLS_PER_DAY * number('peak')).toFixed(0),
    backends: String(backends.count),
    databases: String(databases.count),
    'log MB/s': ((rate * meanOf(({ logBytes }) => logBytes)) / 1e6).toFixed(2),
    'stored GB': ((shoppers * BYTES_PER_SHOPPER) / 1e9).toFixed(1),
    'orders GB/year': ((orders * 365 * BYTES_PER_ORDER) / 1e9).toFixed(0),
    'replies deleted/s': (activePerSecond * STOREFRONT_CALLS_PER_DAY).toFixed(1),
    'p50 ms': percentile(0.5),
    'p99 ms': percentile(0.99),
  };
}

function pickCost(): Cost {
  let left = random() * perDay;
  const found = costs.find((cost) => {
    left -= cost.perDay;
    return left < 0;
  });
  return found ?? { backend: 0, database: 0, logBytes: 0, statements: 0, perDay: 0 };
}

new Console(process.stdout).table(
  Object.fromEntries(values.shoppers.split(',').map((text) => [text, simulate(Number(text))])),
);
