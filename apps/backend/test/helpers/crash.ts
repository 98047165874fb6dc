import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import getPort from 'get-port';
import { type Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { createQueryBuilder, type Database } from '../../src/store/schema.ts';
import { type BackendProcess, type Environment, environmentFor, startBackend } from './backend-process.ts';
import { variantId } from './fake-storefront.ts';
import { createPool } from './postgres.ts';
import { createRandom, type Random } from './random.ts';
import type { DatabaseLocation } from './released-databases.ts';
import { startRemotes } from './remotes.ts';
import { type Call, createCall, orderTo, saveAddress } from './test-backend.ts';

export interface CrashTestOptions {
  /** An empty database for the backend under test. */
  readonly database: DatabaseLocation;
  /** Number of times that a process is ended, or that `failOver` is called. */
  readonly kills: number;
  /** Main module of the release under test. Default: `src/main.ts`. */
  readonly program?: string;
  /** Number of processes of it, which are ended in turn. Default 1. */
  readonly backends?: number;
  /**
   * Stops processes with SIGTERM instead of killing them with SIGKILL. Clients then use the processes whose readiness probe succeeds, as behind a
   * load balancer, and a request without a response or with 5xx is a violation.
   */
  readonly isStopped?: boolean;
  /** Replaces the database server under the running process. Called instead of killing the process. */
  readonly failOver?: () => Promise<void>;
  /** Minimum number of acknowledged cart changes. The run ends after these and the kills. */
  readonly deltas: number;
  readonly clients: number;
  readonly seed: number;
  /**
   * Main module of an earlier release. It starts first, on the empty database, and is never killed. Each shopper uses it and this release at
   * the same time.
   */
  readonly earlierRelease?: string;
  /** Copies the database in use, and returns the location of the copy. Called once, after half of the changes, while clients send requests. */
  readonly backUp?: () => Promise<DatabaseLocation>;
  readonly onProgress?: (line: string) => void;
}

export interface CrashTestReport {
  readonly kills: number;
  readonly acknowledgedDeltas: number;
  readonly acknowledgedOrders: number;
  /** Requests that got no response, 409 or 5xx and were retried with their key. */
  readonly retries: number;
  readonly seconds: number;
  /** Violated invariants; empty when the test passes. */
  readonly violations: readonly string[];
}

/** A shopper who never removes items: each unit added is in the cart or in an order. */
interface Shopper {
  readonly uid: string;
  readonly token: string;
  readonly sent: ShopperTotals;
  readonly acknowledged: ShopperTotals;
}

/** The sums of one shopper's changes. */
interface ShopperTotals {
  /** Units by variant number. */
  readonly units: Map<number, number>;
  orders: number;
}

/** The changes that a database must have, and those that it may have. */
interface Expectation {
  readonly uid: string;
  readonly atLeast: ShopperTotals;
  readonly atMost: ShopperTotals;
}

/** Each client changes its own variants. Two clients share a shopper, and an order empties the lines of both. */
const CLIENTS_PER_SHOPPER = 2;
const VARIANTS_PER_CLIENT = 3;
/** Maximum random delay before a kill, so that it happens at any moment of a request. */
const MAX_KILL_DELAY_MS = 100;
const RETRY_DELAY_MS = 100;
/** Time between two readiness probes of a process. */
const PROBE_INTERVAL_MS = 50;
/** How long a stopped process serves after its readiness fails: several probes. */
const SHUTDOWN_DELAY_MS = 1000;

/**
 * Kills or stops backend processes, or fails over their database, at random moments while clients change carts and place orders. Clients retry
 * each request with its idempotency key, at the next process, until it succeeds. Then compares the acknowledged changes with the database.
 */
export async function runCrashTest(options: CrashTestOptions): Promise<CrashTestReport> {
  const started = performance.now();
  const random = createRandom(options.seed);
  const remotes = await startRemotes();
  const env: Environment = {
    ...environmentFor(remotes, { ...options.database }),
    SHUTDOWN_DELAY_MS: String(options.isStopped ? SHUTDOWN_DELAY_MS : 0),
    LOG_LEVEL: 'info',
  };
  const earlier =
    options.earlierRelease === undefined ? undefined : await startBackend(env, options.earlierRelease);
  const backends: BackendProcess[] = [];
  for (let index = 0; index < (options.backends ?? 1); index++)
    // The same port after each restart, so that clients can reconnect.
    backends.push(await startBackend({ ...env, BACKEND_PORT: String(await getPort()) }, options.program));
  const urls = [...backends, ...(earlier ? [earlier] : [])].map(({ url }) => url);
  const unready = new Set<string>();

  const shoppers: Shopper[] = [];
  for (let index = 0; index < Math.ceil(options.clients / CLIENTS_PER_SHOPPER); index++) {
    const uid = `shopper-${index}`;
    const token = await remotes.issuer.sign(uid, { exp: Math.floor(Date.now() / 1000) + 24 * 3600 });
    shoppers.push({ uid, token, sent: noChanges(), acknowledged: noChanges() });
  }

  const counts = { deltas: 0, orders: 0, retries: 0, kills: 0 };
  const isDone = () => counts.deltas >= options.deltas && counts.kills >= options.kills;
  const violations: string[] = [];

  async function runClient(index: number, clientRandom: Random): Promise<void> {
    const shopper = shoppers[Math.floor(index / CLIENTS_PER_SHOPPER)];
    if (!shopper) return;
    const calls = urls.map((url) => ({ url, call: createCall(fetch, url, shopper.token) }));
    let turn = index;
    const send: Call = async (...request) => {
      for (;;) {
        const { url, call } = calls[turn++ % calls.length] ?? {};
        if (call && url !== undefined && !unready.has(url)) return call(...request);
        if (unready.size === urls.length) await sleep(PROBE_INTERVAL_MS);
      }
    };
    const call = createRetryingCall(send, (status) => {
      counts.retries++;
      if (options.isStopped && status !== 409)
        violations.push(`A request got ${status ?? 'no response'} while a process stopped.`);
    });
    const firstVariant = (index % CLIENTS_PER_SHOPPER) * VARIANTS_PER_CLIENT + 1;
    const addressId = await saveAddress(call);
    const placeOrder = async (key: string): Promise<number> => {
      shopper.sent.orders++;
      const { status } = await call('POST', '/order', { body: orderTo(addressId), key });
      if (status === 200) {
        shopper.acknowledged.orders++;
        counts.orders++;
      }
      return status;
    };
    for (let step = 0; !isDone(); step++) {
      const key = `${index}-${step}`;
      // Slow down when enough deltas are done and only kills are missing.
      if (counts.deltas >= options.deltas) await sleep(20);
      if (clientRandom() < 0.03) {
        const status = await placeOrder(key);
        if (status !== 200 && status !== 422) violations.push(`An order got status ${status}.`);
        continue;
      }
      const number = firstVariant + Math.floor(clientRandom() * VARIANTS_PER_CLIENT);
      const quantity = 1 + Math.floor(clientRandom() * 3);
      const body = { items: [{ product_variant_id: variantId(number), quantity }] };
      addUnits(shopper.sent, number, quantity);
      const { status } = await call('POST', '/cart', { body, key });
      if (status === 200) {
        counts.deltas++;
        addUnits(shopper.acknowledged, number, quantity);
      } else if (status === 422) {
        // The line has 99 units: an order empties the cart.
        await placeOrder(`${key}-order`);
      } else violations.push(`A delta got status ${status}.`);
    }
  }

  async function runKiller(killRandom: Random): Promise<void> {
    const faults = options.failOver ? 'failovers' : options.isStopped ? 'stops' : 'kills';
    while (counts.kills < options.kills) {
      // Kills are spread over the run: the next one comes after its share of the deltas and a random delay.
      while (counts.deltas < (options.deltas * (counts.kills + 1)) / (options.kills + 1)) await sleep(5);
      await sleep(killRandom() * MAX_KILL_DELAY_MS);
      if (options.failOver) await options.failOver();
      else await restart(counts.kills % backends.length);
      counts.kills++;
      if (options.failOver || counts.kills % 25 === 0)
        options.onProgress?.(
          `${counts.kills} ${faults}, ${counts.deltas} deltas, ${counts.orders} orders, ${counts.retries} retries`,
        );
    }
  }

  async function restart(index: number): Promise<void> {
    const backend = backends[index];
    if (!backend) return;
    const code = await backend.end(options.isStopped ? 'SIGTERM' : 'SIGKILL');
    if (options.isStopped && code !== 0) violations.push(`A stopped process exited with ${code}.`);
    backends[index] = await startBackend(
      { ...env, BACKEND_PORT: new URL(backend.url).port },
      options.program,
    );
  }

  /** Probes the readiness of a process, as a load balancer does. */
  async function runProbe(url: string): Promise<void> {
    while (!isDone()) {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) unready.delete(url);
      else unready.add(url);
      await sleep(PROBE_INTERVAL_MS);
    }
    unready.clear();
  }

  async function runBackup(): Promise<void> {
    if (!options.backUp) return;
    while (counts.deltas < options.deltas / 2) await sleep(5);
    const before = shoppers.map(({ acknowledged }) => structuredClone(acknowledged));
    const copy = await options.backUp();
    const expected = shoppers.map(({ uid, sent }, index) => ({
      uid,
      atLeast: before[index] ?? noChanges(),
      atMost: structuredClone(sent),
    }));
    for (const violation of await findViolations(expected, copy))
      violations.push(`In the copy: ${violation}`);
  }

  try {
    const clients = Array.from({ length: options.clients }, (_, index) => runClient(index, random.fork()));
    const probes = options.isStopped ? urls.map(runProbe) : [];
    await Promise.all([runKiller(random.fork()), runBackup(), ...clients, ...probes]);
  } finally {
    for (const backend of [...backends, ...(earlier ? [earlier] : [])]) await backend.end('SIGKILL');
    await remotes.close();
  }
  const expected = shoppers.map(({ uid, acknowledged }) => ({
    uid,
    atLeast: acknowledged,
    atMost: acknowledged,
  }));
  violations.push(...(await findViolations(expected, options.database)));
  return {
    kills: counts.kills,
    acknowledgedDeltas: counts.deltas,
    acknowledgedOrders: counts.orders,
    retries: counts.retries,
    seconds: (performance.now() - started) / 1000,
    violations,
  };
}

/**
 * Returns a call that retries with the same key until the response is neither missing, 408, 409 nor 5xx. `onRetry` gets the status, null without a
 * response.
 */
export function createRetryingCall(call: Call, onRetry: (status: number | null) => void): Call {
  return async (...request) => {
    for (;;) {
      const answer = await call(...request).catch(() => null);
      if (answer && answer.status !== 408 && answer.status !== 409 && answer.status < 500) return answer;
      onRetry(answer?.status ?? null);
      await sleep(RETRY_DELAY_MS);
    }
  };
}

function noChanges(): ShopperTotals {
  return { units: new Map(), orders: 0 };
}

function addUnits({ units }: ShopperTotals, variant: number, quantity: number): void {
  units.set(variant, (units.get(variant) ?? 0) + quantity);
}

/** Compares the expected changes with the rows of a database. */
async function findViolations(
  expectations: readonly Expectation[],
  database: DatabaseLocation,
): Promise<string[]> {
  const db = openDatabase(database);
  try {
    const violations: string[] = [];
    const customers = new Map(
      (await db.selectFrom('customers').select(['id', 'uid']).execute()).map(({ id, uid }) => [uid, id]),
    );
    const orders = await db.selectFrom('orders').selectAll().execute();
    const items = await db.selectFrom('orderItems').selectAll().execute();
    const lines = await db.selectFrom('cartLines').selectAll().execute();
    const itemsOf = Map.groupBy(items, (item) => Number(item.orderNumber));

    for (const { uid, atLeast, atMost } of expectations) {
      const customerId = customers.get(uid);
      const storedOrders = orders.filter((order) => order.customerId === customerId);
      const check = (what: string, stored: number, min: number, max: number) => {
        if (stored < min || stored > max)
          violations.push(`${uid}: ${stored} ${what} are stored instead of ${min} to ${max}.`);
      };
      check('orders', storedOrders.length, atLeast.orders, atMost.orders);
      const units = new Map<string, number>();
      const sold = storedOrders.flatMap((order) => itemsOf.get(Number(order.number)) ?? []);
      const inCart = lines.filter((line) => line.customerId === customerId);
      for (const { variantId, quantity } of [...sold, ...inCart])
        units.set(variantId, (units.get(variantId) ?? 0) + quantity);
      for (const number of atMost.units.keys()) {
        const variant = variantId(number);
        const min = atLeast.units.get(number) ?? 0;
        check(`units of ${variant}`, units.get(variant) ?? 0, min, atMost.units.get(number) ?? 0);
        units.delete(variant);
      }
      for (const [variant, stored] of units) check(`units of ${variant}`, stored, 0, 0);
    }
    for (const order of orders) {
      const orderItems = itemsOf.get(Number(order.number)) ?? [];
      if (orderItems.length === 0) violations.push(`Order ${order.number} has no items.`);
      const sum = orderItems.reduce((total, item) => total + Number(item.lineTotal), 0);
      if (sum !== Number(order.subtotal) || sum - Number(order.discount) !== Number(order.total))
        violations.push(`Order ${order.number} does not add up.`);
    }
    for (const number of itemsOf.keys())
      if (!orders.some((order) => Number(order.number) === number))
        violations.push(`The items of order ${number} have no order.`);
    for (const { quantity } of lines)
      if (quantity < 1 || quantity > 99) violations.push(`A line has the quantity ${quantity}.`);
    return violations;
  } finally {
    await db.destroy();
  }
}

export function openDatabase(database: DatabaseLocation): Kysely<Database> {
  if ('SQLITE_FILE' in database)
    return createQueryBuilder(
      new SqliteDialect({ database: new BetterSqlite3(database.SQLITE_FILE, { readonly: true }) }),
    );
  return createQueryBuilder(new PostgresDialect({ pool: createPool(database.DATABASE_URL) }));
}
