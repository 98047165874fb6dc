/**
 * Kills the backend at random moments under load and checks that nothing acknowledged was lost or doubled:
 * `pnpm --filter @naap/backend crash-test --kills 300 --deltas 20000 --clients 20 --store sqlite|postgres [--seed n]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashTest } from '../test/crash.ts';
import { NO_POSTGRES, startPostgres } from '../test/postgres.ts';

const { values } = parseArgs({
  // pnpm passes a "--" on.
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
    stop(`--${name} must be a whole number, such as --${name} 20.`);
  return value;
}

function stop(message: string): never {
  process.stderr.write(`crash-test: ${message}\n`);
  process.exit(2);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const { store } = values;
if (store !== 'sqlite' && store !== 'postgres') stop('--store must be sqlite or postgres.');

const folder = mkdtempSync(join(tmpdir(), 'naap-crash-'));
const postgres = store === 'postgres' ? await startPostgres() : null;
if (store === 'postgres' && !postgres) stop(NO_POSTGRES);
try {
  say(`crash-test on ${store}, seed ${values.seed}`);
  const report = await runCrashTest({
    database: postgres
      ? { DATABASE_URL: await postgres.createDatabase() }
      : { SQLITE_FILE: join(folder, 'backend.sqlite') },
    kills: count('kills'),
    deltas: count('deltas'),
    clients: count('clients'),
    seed: count('seed'),
    onProgress: say,
  });
  say(
    `${report.kills} kills, ${report.acknowledgedDeltas} deltas and ${report.acknowledgedOrders} orders acknowledged, ` +
      `${report.resent} requests sent again, ${report.seconds.toFixed(0)} s`,
  );
  for (const fault of report.faults) say(`FAULT ${fault}`);
  say(report.faults.length === 0 ? 'Nothing was lost or counted twice.' : `${report.faults.length} faults.`);
  process.exitCode = report.faults.length === 0 ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
