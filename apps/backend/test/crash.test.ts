// @module-tag slow
import { describe, expect, it, vi } from 'vitest';
import { copyDatabase } from './helpers/copy-database.ts';
import { runCrashTest } from './helpers/crash.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { runOrderEvening } from './helpers/order-evening.ts';

const SEED = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const databases = setUpDatabases();

/** The short form of `pnpm --filter @naap/backend crash-test`. */
describe.each([
  ['SQLite', async (contents?: 'empty') => databases.sqlite(contents)],
  ['Postgres', (contents?: 'empty') => databases.postgres(contents)],
])('kill -9 during requests, on %s', (_name, createDatabase) => {
  it(`loses no acknowledged change, applies none twice, and has those before a backup in the backup (seed ${SEED})`, async (context) => {
    const [database, copy] = [await createDatabase(), await createDatabase('empty')];
    if (!database || !copy) return context.skip();
    const backUp = vi.fn(async () => {
      await copyDatabase(database, copy);
      return copy;
    });
    const report = await runCrashTest({ database, backUp, kills: 1, deltas: 40, clients: 6, seed: SEED });
    expect(report.violations).toEqual([]);
    expect(report.kills).toBe(1);
    expect(report.acknowledgedDeltas).toBeGreaterThanOrEqual(40);
    expect(backUp).toHaveBeenCalledOnce();
  });
});

// On Postgres, transactions run at the same time.
it(`kill -9 during an evening of orders on Postgres loses no command and no webhook (seed ${SEED})`, async (context) => {
  const database = await databases.postgres();
  if (!database) return context.skip();
  const evening = { database, orders: 8, kills: 1, clients: 4, seed: SEED, refused: 0 };
  expect(await runOrderEvening(evening)).toEqual([]);
});
