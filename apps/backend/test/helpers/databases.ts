import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { PGBOUNCER_MISSING, type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { createDatabaseAt, POSTGRES_MISSING } from './postgres.ts';

export interface Databases {
  /** Returns the path of a new SQLite file. The file is deleted after the tests. */
  sqlite(): { readonly SQLITE_FILE: string };
  /** Creates a Postgres database, empty or prepared; null when Postgres is not installed. */
  postgres(prepare?: Prepare): Promise<{ readonly DATABASE_URL: string } | null>;
  /** The same behind PgBouncer in transaction mode; null when one of the two is not installed. */
  pgbouncer(prepare?: Prepare): Promise<{ readonly DATABASE_URL: string } | null>;
}

/** Prepares an empty database. It is called once for each file of tests; the other databases are copies. */
type Prepare = (url: string) => Promise<void>;

/** Sets up databases for the tests of one file. Without Postgres or PgBouncer, prints a warning; with CI=true, fails. */
export function setUpDatabases(): Databases {
  let folder = '';
  const server = inject('postgresUrl');
  let pooler: PgBouncer | null = null;
  let files = 0;
  const templates = new Map<Prepare, Promise<string>>();
  const createDatabase = async (serverUrl: string, prepare?: Prepare) => {
    if (!prepare) return createDatabaseAt(serverUrl);
    const createTemplate = async () => {
      const url = await createDatabaseAt(serverUrl);
      await prepare(url);
      return url;
    };
    const template = templates.get(prepare) ?? createTemplate();
    templates.set(prepare, template);
    return createDatabaseAt(serverUrl, await template);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'naap-backend-'));
    if (!server && process.env.CI === 'true') throw new Error(POSTGRES_MISSING);
    if (!server) process.stderr.write(`\nNOT TESTED ON POSTGRES. ${POSTGRES_MISSING}\n`);
  });
  afterAll(async () => {
    await pooler?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    sqlite: () => ({ SQLITE_FILE: join(folder, `${++files}.sqlite`) }),
    postgres: async (prepare) => (server ? { DATABASE_URL: await createDatabase(server, prepare) } : null),
    async pgbouncer(prepare) {
      if (!server) return null;
      const url = await createDatabase(server, prepare);
      pooler ??= await startPgBouncer(url);
      if (!pooler && process.env.CI === 'true') throw new Error(PGBOUNCER_MISSING);
      if (!pooler) process.stderr.write(`\nNOT TESTED ON PGBOUNCER. ${PGBOUNCER_MISSING}\n`);
      return pooler && { DATABASE_URL: pooler.urlOf(url) };
    },
  };
}
