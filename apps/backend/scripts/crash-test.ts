/**
 * Kills the backend at random moments under load, and checks that no acknowledged change was lost or applied twice:
 * `pnpm --filter @naap/backend crash-test --kills 300 --deltas 20000 --clients 20 --store sqlite|postgres [--seed n]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashTest } from '../test/crash.ts';
import { POSTGRES_MISSING, startPostgres } from '../test/postgres.ts';

const { values } = parseArgs({
  // pnpm forwards a "--".
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    kills: { type: 'string', default: '300' },
    deltas: { type: 'string', default: '20000' },
    clients: { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

function count(name: 'kills' | 'deltas' | 'clients' | 'seed'): number {
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

const folder = mkdtempSync(join(tmpdir(), 'naap-crash-'));
const postgres = store === 'postgres' ? await startPostgres() : null;
if (store === 'postgres' && !postgres) exitWithUsageError(POSTGRES_MISSING);
try {
  print(`crash-test on ${store}, seed ${values.seed}`);
  const report = await runCrashTest({
    database: postgres
      ? { DATABASE_URL: await postgres.createDatabase() }
      : { SQLITE_FILE: join(folder, 'backend.sqlite') },
    kills: count('kills'),
    deltas: count('deltas'),
    clients: count('clients'),
    seed: count('seed'),
    onProgress: print,
  });
  print(
    `${report.kills} kills, ${report.acknowledgedDeltas} deltas and ${report.acknowledgedOrders} orders acknowledged, ` +
      `${report.retries} retries, ${report.seconds.toFixed(0)} s`,
  );
  for (const violation of report.violations) print(`VIOLATION ${violation}`);
  print(
    report.violations.length === 0
      ? 'No acknowledged change was lost or applied twice.'
      : `${report.violations.length} violations.`,
  );
  process.exitCode = report.violations.length === 0 ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
