import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { NO_POSTGRES, type PostgresServer, startPostgres } from './postgres.ts';

export interface Databases {
  /** An empty SQLite database in a folder that goes when the tests end. */
  sqlite(): { readonly SQLITE_FILE: string };
  /** An empty Postgres database; null where Postgres is not installed, which has been said by then. */
  postgres(): Promise<{ readonly DATABASE_URL: string } | null>;
}

/** Databases for the tests of one file. In CI (CI=true) a missing Postgres fails them. */
export function provideDatabases(): Databases {
  let folder = '';
  let server: PostgresServer | null = null;
  let files = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'naap-backend-'));
    server = await startPostgres();
    if (!server && process.env.CI === 'true') throw new Error(NO_POSTGRES);
    if (!server) process.stderr.write(`\nNOT TESTED ON POSTGRES. ${NO_POSTGRES}\n`);
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    sqlite: () => ({ SQLITE_FILE: join(folder, `${++files}.sqlite`) }),
    postgres: async () => (server ? { DATABASE_URL: await server.createDatabase() } : null),
  };
}
