import { describe, expect, it } from 'vitest';
import { runCrashTest } from './crash.ts';
import { provideDatabases } from './databases.ts';

const databases = provideDatabases();

/** `pnpm --filter @naap/backend crash-test` is the long form. */
describe.each([
  ['SQLite', async () => databases.sqlite()],
  ['Postgres', () => databases.postgres()],
])('kill -9 while clients send, on %s', (_name, createDatabase) => {
  it('loses and doubles nothing that was acknowledged', { timeout: 120_000 }, async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const seed = Math.floor(Math.random() * 2 ** 31);
    const report = await runCrashTest({ database, kills: 5, deltas: 300, clients: 6, seed });
    expect(report.faults, `seed ${seed}`).toEqual([]);
    expect(report.kills).toBe(5);
    expect(report.acknowledgedDeltas).toBeGreaterThanOrEqual(300);
  });
});
