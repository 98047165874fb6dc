/**
 * `pnpm bench:backend`: measures requests of a backend process on databases of different sizes. README.md explains
 * the arguments and columns.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentFor, startBackend } from '../test/helpers/backend-process.ts';
import { POSTGRES_MISSING, startPostgres } from '../test/helpers/postgres.ts';
import type { DatabaseLocation } from '../test/helpers/released-databases.ts';
import { startRemotes } from '../test/helpers/remotes.ts';
import {
  type ActiveShopper,
  type LoadResult,
  measureLoad,
  REQUESTS,
  type RequestName,
} from './bench/load.ts';
import { STORED_PHONE, storeShoppers, uidOf } from './bench/stored-shoppers.ts';

const MAX_ACTIVE_SHOPPERS = 1_000;
const UNMEASURED = Array.from({ length: 7 }, () => '–');

const { values } = parseArgs({
  // pnpm forwards a "--".
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    stores: { type: 'string', default: 'sqlite,postgres' },
    shoppers: { type: 'string', default: '1,10000,1000000' },
    connections: { type: 'string', default: '1,8,32' },
    seconds: { type: 'string', default: '4' },
    profile: { type: 'string' },
  },
});

function numbers(name: 'shoppers' | 'connections' | 'seconds'): readonly number[] {
  return values[name].split(',').map((text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < 1)
      exitWithUsageError(`--${name} must be whole numbers from 1, such as --${name} 8.`);
    return value;
  });
}

function exitWithUsageError(message: string): never {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}

const stores = values.stores.split(',');
for (const store of stores)
  if (store !== 'sqlite' && store !== 'postgres')
    exitWithUsageError('--stores must be sqlite, postgres or both.');
const sizes = numbers('shoppers');
const connectionCounts = numbers('connections');
const [seconds = 4] = numbers('seconds');

const columns = {
  store: 8,
  shoppers: 8,
  conns: 5,
  request: 11,
  'req/s': 7,
  p50: 7,
  p99: 7,
  'backend CPU': 11,
  'database CPU': 12,
  'log kB': 6,
  'reply B': 7,
};
const printRow = (cells: readonly string[]) => {
  const widths = Object.values(columns);
  const padded = cells.map((cell, index) => cell.padStart(widths[index] ?? 0));
  process.stdout.write(`| ${padded.join(' | ')} |\n`);
};

const folder = mkdtempSync(join(tmpdir(), 'naap-bench-'));
const postgres = stores.includes('postgres') ? await startPostgres() : null;
const remotes = await startRemotes();
try {
  if (stores.includes('postgres') && !postgres) exitWithUsageError(POSTGRES_MISSING);
  printRow(Object.keys(columns));
  printRow(Object.values(columns).map((width) => `${'-'.repeat(width - 1)}:`));
  for (const store of stores)
    for (const size of sizes)
      await measureStore(
        store,
        size,
        store === 'postgres' && postgres
          ? { DATABASE_URL: await postgres.createDatabase() }
          : { SQLITE_FILE: join(folder, `${size}.sqlite`) },
      );
} finally {
  await remotes.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureStore(store: string, size: number, database: DatabaseLocation): Promise<void> {
  const stored = await storeShoppers(database, size);
  const bytes = await stored.usage.bytes();
  const shoppers = await signIn(size);
  const backend = await startBackend({
    ...environmentFor(remotes, { ...database }),
    ...(values.profile !== undefined && {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(values.profile)}`,
    }),
  });
  const measure = (request: RequestName, connections: number) =>
    measureLoad({
      request,
      url: backend.url,
      backendPid: backend.child.pid ?? 0,
      stored,
      shoppers,
      connections,
      seconds,
    });
  try {
    // A warm-up: V8 compiles the code that every request runs.
    for (const request of REQUESTS) await measure(request, 1);
    for (const connections of connectionCounts)
      for (const request of REQUESTS) {
        // A shopper has one cart, so one order at a time.
        const isPossible = request !== 'POST /order' || connections <= shoppers.length;
        const cells = isPossible ? format(await measure(request, connections)) : UNMEASURED;
        printRow([store, String(size), String(connections), request, ...cells]);
      }
  } finally {
    await backend.end('SIGTERM');
    await stored.close();
  }
  process.stdout.write(
    `${store} with ${size} shoppers: ${(bytes / 1e6).toFixed(1)} MB, ${(bytes / size).toFixed(0)} bytes a shopper\n`,
  );
}

/** Returns at most a thousand of the stored shoppers, evenly spread, with tokens. */
async function signIn(size: number): Promise<readonly ActiveShopper[]> {
  const count = Math.min(size, MAX_ACTIVE_SHOPPERS);
  const claims = { phone_number: STORED_PHONE, exp: Math.floor(Date.now() / 1000) + 12 * 3600 };
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const number = 1 + Math.floor((index * size) / count);
      return { number, token: await remotes.issuer.sign(uidOf(number), claims) };
    }),
  );
}

function format(result: LoadResult): readonly string[] {
  const { requestsPerSecond, p50, p99, backendCpu, databaseCpu, logBytes, responseBytes } = result;
  return [
    requestsPerSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    backendCpu.toFixed(3),
    databaseCpu?.toFixed(3) ?? '–',
    logBytes === null ? '–' : (logBytes / 1000).toFixed(1),
    responseBytes.toFixed(0),
  ];
}
