import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../src/store/schema.ts';
import { type Environment, environmentFor, startBackend } from './backend-process.ts';
import { sparePort } from './postgres.ts';
import { createRandom, type Random } from './random.ts';
import { type Call, createCall, orderTo, saveAddress } from './shopper.ts';
import { variantId } from './storefront.ts';
import { startThirdParties } from './third-parties.ts';

export interface CrashTestOptions {
  /** Where the backend under test stores; empty at the beginning. */
  readonly database: { readonly SQLITE_FILE: string } | { readonly DATABASE_URL: string };
  /** How many times the process is killed with SIGKILL. */
  readonly kills: number;
  /** How many changes of carts are acknowledged in all; the run ends when these and the kills are done. */
  readonly deltas: number;
  readonly clients: number;
  readonly seed: number;
  readonly onProgress?: (line: string) => void;
}

export interface CrashTestReport {
  readonly kills: number;
  readonly acknowledgedDeltas: number;
  readonly acknowledgedOrders: number;
  /** Requests that got no answer, or 409 or 503, and were sent again under their key. */
  readonly resent: number;
  readonly seconds: number;
  /** What was found wrong; empty when every invariant holds. */
  readonly faults: readonly string[];
}

/** A shopper whose lines only grow until they are ordered, so that every unit added is in the cart or in an order. */
interface Shopper {
  readonly uid: string;
  readonly token: string;
  /** Units of each variant number that the backend has acknowledged. */
  readonly added: Map<number, number>;
  orders: number;
}

/** Each client adds to its own variants; two clients share a shopper, and orders empty the lines of both. */
const CLIENTS_PER_SHOPPER = 2;
const VARIANTS_PER_CLIENT = 3;
/** A kill comes up to this long after it is due, in milliseconds: at no particular moment of a request. */
const MAX_DELAY = 100;
/** The pause before a request is sent again, in milliseconds. */
const RESEND_PAUSE = 100;

/**
 * Kills the real process at random moments while clients change carts and place orders, each request sent again under its
 * idempotency key until it is answered; then compares what was acknowledged with what is stored.
 */
export async function runCrashTest(options: CrashTestOptions): Promise<CrashTestReport> {
  const started = performance.now();
  const random = createRandom(options.seed);
  const thirdParties = await startThirdParties();
  // One port for all lives of the backend, so that clients find it again.
  const env: Environment = {
    ...environmentFor(thirdParties, { ...options.database }),
    BACKEND_PORT: String(await sparePort()),
    LOG_LEVEL: 'info',
  };
  let backend = await startBackend(env);
  const { url } = backend;

  const shoppers: Shopper[] = [];
  for (let index = 0; index < Math.ceil(options.clients / CLIENTS_PER_SHOPPER); index++) {
    const uid = `shopper-${index}`;
    const token = await thirdParties.issuer.sign(uid, { exp: Math.floor(Date.now() / 1000) + 24 * 3600 });
    shoppers.push({ uid, token, added: new Map(), orders: 0 });
  }

  const tally = { deltas: 0, orders: 0, resent: 0, kills: 0 };
  const isDone = () => tally.deltas >= options.deltas && tally.kills >= options.kills;
  const faults: string[] = [];

  async function runClient(index: number, mine: Random): Promise<void> {
    const shopper = shoppers[Math.floor(index / CLIENTS_PER_SHOPPER)];
    if (!shopper) return;
    const call = createPersistentCall(createCall(fetch, url, shopper.token), () => tally.resent++);
    const firstVariant = (index % CLIENTS_PER_SHOPPER) * VARIANTS_PER_CLIENT + 1;
    const addressId = await saveAddress(call);
    for (let step = 0; !isDone(); step++) {
      const key = `${index}-${step}`;
      // When the kills are behind, the deltas wait for them rather than run away.
      if (tally.deltas >= options.deltas) await sleep(20);
      if (mine() < 0.03) {
        const { status } = await call('POST', '/order', { body: orderTo(addressId), key });
        if (status === 200) {
          shopper.orders++;
          tally.orders++;
        } else if (status !== 422) faults.push(`An order was answered ${status}.`);
        continue;
      }
      const number = firstVariant + Math.floor(mine() * VARIANTS_PER_CLIENT);
      const quantity = 1 + Math.floor(mine() * 3);
      const body = { items: [{ product_variant_id: variantId(number), quantity }] };
      const { status } = await call('POST', '/cart', { body, key });
      if (status === 200) {
        tally.deltas++;
        shopper.added.set(number, (shopper.added.get(number) ?? 0) + quantity);
      } else if (status === 422) {
        // The line is full: an order makes room.
        const placed = await call('POST', '/order', { body: orderTo(addressId), key: `${key}-room` });
        if (placed.status === 200) {
          shopper.orders++;
          tally.orders++;
        }
      } else faults.push(`A delta was answered ${status}.`);
    }
  }

  async function runKiller(mine: Random): Promise<void> {
    while (tally.kills < options.kills) {
      // Spread over the run: the next is due when its share of the deltas is done, give or take a random moment.
      while (tally.deltas < (options.deltas * tally.kills) / options.kills) await sleep(5);
      await sleep(mine() * MAX_DELAY);
      await backend.end('SIGKILL');
      tally.kills++;
      backend = await startBackend(env);
      if (tally.kills % 25 === 0)
        options.onProgress?.(
          `${tally.kills} kills, ${tally.deltas} deltas, ${tally.orders} orders, ${tally.resent} re-sent`,
        );
    }
  }

  try {
    const clients = Array.from({ length: options.clients }, (_, index) => runClient(index, random.fork()));
    await Promise.all([runKiller(random.fork()), ...clients]);
  } finally {
    await backend.end('SIGTERM');
    await thirdParties.close();
  }
  faults.push(...(await findFaults(shoppers, options.database)));
  return {
    kills: tally.kills,
    acknowledgedDeltas: tally.deltas,
    acknowledgedOrders: tally.orders,
    resent: tally.resent,
    seconds: (performance.now() - started) / 1000,
    faults,
  };
}

/** Sends again, under the same key, until there is an answer that is one. */
function createPersistentCall(call: Call, onResend: () => void): Call {
  return async (...request) => {
    for (;;) {
      const answer = await call(...request).catch(() => null);
      if (answer && answer.status !== 409 && answer.status < 500) return answer;
      onResend();
      await sleep(RESEND_PAUSE);
    }
  };
}

/** Compares what the backend acknowledged with the rows of its database. */
async function findFaults(
  shoppers: readonly Shopper[],
  database: CrashTestOptions['database'],
): Promise<string[]> {
  const db = openDatabase(database);
  try {
    const faults: string[] = [];
    const customers = new Map(
      (await db.selectFrom('customers').select(['id', 'uid']).execute()).map(({ id, uid }) => [uid, id]),
    );
    const orders = await db.selectFrom('orders').selectAll().execute();
    const items = await db.selectFrom('order_items').selectAll().execute();
    const lines = await db.selectFrom('cart_lines').selectAll().execute();
    const itemsOf = Map.groupBy(items, (item) => Number(item.order_number));

    for (const { uid, added, orders: acknowledged } of shoppers) {
      const customerId = customers.get(uid);
      const theirs = orders.filter((order) => order.customer_id === customerId);
      if (theirs.length !== acknowledged)
        faults.push(`${uid}: ${acknowledged} orders were acknowledged, ${theirs.length} are stored.`);
      const units = new Map<string, number>();
      const sold = theirs.flatMap((order) => itemsOf.get(Number(order.number)) ?? []);
      const inCart = lines.filter((line) => line.customer_id === customerId);
      for (const { variant_id, quantity } of [...sold, ...inCart])
        units.set(variant_id, (units.get(variant_id) ?? 0) + quantity);
      for (const variant of new Set([...units.keys(), ...[...added.keys()].map(variantId)])) {
        const expected = [...added].find(([number]) => variantId(number) === variant)?.[1] ?? 0;
        const stored = units.get(variant) ?? 0;
        if (stored !== expected)
          faults.push(
            `${uid}: ${expected} of ${variant} were acknowledged, ${stored} are in the cart and orders.`,
          );
      }
    }
    for (const order of orders) {
      const own = itemsOf.get(Number(order.number)) ?? [];
      if (own.length === 0) faults.push(`Order ${order.number} has no items.`);
      const sum = own.reduce((total, item) => total + Number(item.line_total), 0);
      if (sum !== Number(order.subtotal) || sum - Number(order.discount) !== Number(order.total))
        faults.push(`Order ${order.number} does not add up.`);
    }
    for (const number of itemsOf.keys())
      if (!orders.some((order) => Number(order.number) === number))
        faults.push(`Items of no order: ${number}.`);
    for (const { quantity } of lines)
      if (quantity < 1 || quantity > 99) faults.push(`A line has the quantity ${quantity}.`);
    return faults;
  } finally {
    await db.destroy();
  }
}

function openDatabase(database: CrashTestOptions['database']): Kysely<Database> {
  if ('SQLITE_FILE' in database)
    return new Kysely({
      dialect: new SqliteDialect({ database: new BetterSqlite3(database.SQLITE_FILE, { readonly: true }) }),
    });
  return new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.DATABASE_URL }) }),
  });
}
