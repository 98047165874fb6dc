/**
 * Kills the backend at random moments under load, and checks that no acknowledged change was lost or applied twice:
 * `pnpm --filter @naap/backend crash-test --kills 300 --deltas 20000 --clients 20 --store sqlite|postgres [--seed n]`.
 *
 * - `--earlier <main module>`: that release runs on the same database at the same time.
 * - `--backup`: the database is backed up under load, and the restored copy is checked too.
 * - `--orders 2000`: instead of the above, staff brings that many orders to their end, and another system receives their webhooks.
 * - `--failover`: the primary of a synchronously replicated Postgres is killed and its standby promoted, instead of killing the backend.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyDatabase } from '../test/helpers/copy-database.ts';
import { type CrashTestOptions, runCrashTest } from '../test/helpers/crash.ts';
import { runOrderEvening } from '../test/helpers/order-evening.ts';
import { POSTGRES_MISSING, type PostgresServer, startPostgres } from '../test/helpers/postgres.ts';
import type { DatabaseLocation } from '../test/helpers/released-databases.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../test/helpers/replicated-postgres.ts';

const { values } = parseArgs({
  // pnpm forwards a "--".
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    kills: { type: 'string', default: '300' },
    deltas: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '0' },
    clients: { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
    earlier: { type: 'string' },
    backup: { type: 'boolean', default: false },
    failover: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

function count(name: 'kills' | 'deltas' | 'orders' | 'clients' | 'seed'): number {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 0)
    exitWithUsageError(`--${name} must be a whole number, such as --${name} 20.`);
  return value;
}

function exitWithUsageError(message: string): never {
  process.stderr.write(`crash-test: ${message}\n`);
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const { store } = values;
if (store !== 'sqlite' && store !== 'postgres') exitWithUsageError('--store must be sqlite or postgres.');

if (values.failover && (store === 'sqlite' || values.backup))
  exitWithUsageError('--failover needs --store postgres, and cannot be combined with --backup.');

const folder = mkdtempSync(join(tmpdir(), 'naap-crash-'));
const servers: Pick<PostgresServer, 'stop'>[] = [];
try {
  print(`crash-test on ${store}, seed ${values.seed}`);
  const replicated = values.failover ? await startReplicatedPostgres() : null;
  if (values.failover && !replicated) exitWithUsageError(POSTGRES_MISSING);
  if (replicated) servers.push(replicated);
  const database = replicated ? { DATABASE_URL: replicated.url } : await createDatabase();
  const sizes = { database, kills: count('kills'), clients: count('clients'), seed: count('seed') };
  const orders = count('orders');
  const violations =
    orders > 0
      ? await runOrderEvening({ ...sizes, orders, refused: 0.01, onProgress: print })
      : await runCarts(sizes, replicated);
  for (const violation of violations) print(`VIOLATION ${violation}`);
  print(
    violations.length === 0
      ? 'No acknowledged change was lost or applied twice.'
      : `${violations.length} violations.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the test of carts; returns the violations. */
async function runCarts(
  sizes: Pick<CrashTestOptions, 'database' | 'kills' | 'clients' | 'seed'>,
  replicated: Pick<ReplicatedPostgres, 'failOver'> | null,
): Promise<readonly string[]> {
  const report = await runCrashTest({
    ...sizes,
    ...(values.earlier === undefined ? {} : { earlierRelease: resolve(values.earlier) }),
    ...(replicated ? { failOver: replicated.failOver } : {}),
    ...(values.backup ? { backUp: () => backUp(sizes.database) } : {}),
    deltas: count('deltas'),
    onProgress: print,
  });
  print(
    `${report.kills} ${replicated ? 'failovers' : 'kills'}, ${report.acknowledgedDeltas} deltas and ${report.acknowledgedOrders} orders acknowledged, ` +
      `${report.retries} retries, ${report.seconds.toFixed(0)} s`,
  );
  return report.violations;
}

/** Creates an empty database; on Postgres, on a server of its own. */
async function createDatabase(name = 'backend'): Promise<DatabaseLocation> {
  if (store === 'sqlite') return { SQLITE_FILE: join(folder, `${name}.sqlite`) };
  const server = await startPostgres();
  if (!server) exitWithUsageError(POSTGRES_MISSING);
  servers.push(server);
  return { DATABASE_URL: await server.createDatabase() };
}

/** Backs up the database and restores it elsewhere; returns the copy. */
async function backUp(database: DatabaseLocation): Promise<DatabaseLocation> {
  const started = performance.now();
  const copy = await createDatabase('copy');
  await copyDatabase(database, copy);
  print(`backed up and restored in ${(performance.now() - started).toFixed(0)} ms`);
  return copy;
}
