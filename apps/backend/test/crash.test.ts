// @module-tag slow
import { describe, expect, it, vi } from 'vitest';
import { copyDatabase } from './helpers/copy-database.ts';
import { runCrashTest } from './helpers/crash.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { runOrderEvening } from './helpers/order-evening.ts';
import { startReplicatedPostgres } from './helpers/replicated-postgres.ts';

const SEED = Number(process.env.NAAP_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const databases = setUpDatabases();

/** The short form of `pnpm --filter @naap/backend crash-test`. */
describe.each([
  ['SQLite', async () => databases.sqlite()],
  ['Postgres', () => databases.postgres()],
])('kill -9 during requests, on %s', (_name, createDatabase) => {
  it(`loses no acknowledged change, applies none twice, and has those before a backup in the backup (seed ${SEED})`, async (context) => {
    const [database, copy] = [await createDatabase(), await createDatabase()];
    if (!database || !copy) return context.skip();
    const backUp = vi.fn(async () => {
      await copyDatabase(database, copy);
      return copy;
    });
    const report = await runCrashTest({ database, backUp, kills: 2, deltas: 120, clients: 6, seed: SEED });
    expect(report.violations).toEqual([]);
    expect(report.kills).toBe(2);
    expect(report.acknowledgedDeltas).toBeGreaterThanOrEqual(120);
    expect(backUp).toHaveBeenCalledOnce();
  });
});

describe.each([
  ['SQLite', async () => databases.sqlite()],
  ['Postgres', () => databases.postgres()],
])('kill -9 during an evening of orders, on %s', (_name, createDatabase) => {
  it(`loses no command and no webhook (seed ${SEED})`, async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const evening = { database, orders: 12, kills: 1, clients: 4, seed: SEED, refused: 0 };
    expect(await runOrderEvening(evening)).toEqual([]);
  });
});

describe('a stop of one of two processes on Postgres', () => {
  it(`fails no request and loses no change (seed ${SEED})`, async (context) => {
    const database = await databases.postgres();
    if (!database) return context.skip();
    const { violations, kills } = await runCrashTest({
      database,
      backends: 2,
      isStopped: true,
      kills: 1,
      deltas: 60,
      clients: 6,
      seed: SEED,
    });
    expect(violations).toEqual([]);
    expect(kills).toBe(1);
  });
});

describe('kill -9 of the primary of a replicated Postgres', () => {
  it(`loses no acknowledged change and applies none twice (seed ${SEED})`, async (context) => {
    const postgres = await startReplicatedPostgres();
    if (!postgres) return context.skip();
    try {
      const { violations, kills } = await runCrashTest({
        database: { DATABASE_URL: postgres.url },
        failOver: postgres.failOver,
        kills: 1,
        deltas: 60,
        clients: 6,
        seed: SEED,
      });
      expect(violations).toEqual([]);
      expect(kills).toBe(1);
    } finally {
      await postgres.stop();
    }
  });
});
