import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { PGBOUNCER_MISSING, type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { POSTGRES_MISSING, type PostgresServer, startPostgres } from './postgres.ts';

export interface Databases {
  /** Returns the path of a new SQLite file. The file is deleted after the tests. */
  sqlite(): { readonly SQLITE_FILE: string };
  /** Creates an empty Postgres database; null when Postgres is not installed. */
  postgres(): Promise<{ readonly DATABASE_URL: string } | null>;
  /** Creates an empty Postgres database behind PgBouncer in transaction mode; null when one of the two is not installed. */
  pgbouncer(): Promise<{ readonly DATABASE_URL: string } | null>;
}

/** Sets up databases for the tests of one file. Without Postgres or PgBouncer, prints a warning; with CI=true, fails. */
export function setUpDatabases(): Databases {
  let folder = '';
  let server: PostgresServer | null = null;
  let pooler: PgBouncer | null = null;
  let files = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'naap-backend-'));
    server = await startPostgres();
    if (!server && process.env.CI === 'true') throw new Error(POSTGRES_MISSING);
    if (!server) process.stderr.write(`\nNOT TESTED ON POSTGRES. ${POSTGRES_MISSING}\n`);
  }, 60_000);
  afterAll(async () => {
    await pooler?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    sqlite: () => ({ SQLITE_FILE: join(folder, `${++files}.sqlite`) }),
    postgres: async () => (server ? { DATABASE_URL: await server.createDatabase() } : null),
    async pgbouncer() {
      if (!server) return null;
      const url = await server.createDatabase();
      pooler ??= await startPgBouncer(url);
      if (!pooler && process.env.CI === 'true') throw new Error(PGBOUNCER_MISSING);
      if (!pooler) process.stderr.write(`\nNOT TESTED ON PGBOUNCER. ${PGBOUNCER_MISSING}\n`);
      return pooler && { DATABASE_URL: pooler.urlOf(url) };
    },
  };
}
