import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { PGBOUNCER_MISSING, type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { createDatabaseAt, POSTGRES_MISSING } from './postgres.ts';

/** Whether a new database has the tables of this release. */
type Contents = 'migrated' | 'empty';

export interface Databases {
  /** Returns the path of a new SQLite file, by default a migrated one. The file is deleted after the tests. */
  sqlite(contents?: Contents): { readonly SQLITE_FILE: string };
  /** Creates a Postgres database, by default a migrated one; null when Postgres is not installed. */
  postgres(contents?: Contents): Promise<{ readonly DATABASE_URL: string } | null>;
  /** The same behind PgBouncer in transaction mode; null when one of the two is not installed. */
  pgbouncer(contents?: Contents): Promise<{ readonly DATABASE_URL: string } | null>;
}

/** Sets up databases for the tests of one file. Without Postgres or PgBouncer, prints a warning; with CI=true, fails. */
export function setUpDatabases(): Databases {
  let folder = '';
  const sqliteTemplate = inject('sqliteTemplate');
  const server = inject('postgres');
  let pooler: PgBouncer | null = null;
  let files = 0;
  const createPostgres = ({ serverUrl, templateUrl }: NonNullable<typeof server>, contents: Contents) =>
    createDatabaseAt(serverUrl, contents === 'migrated' ? templateUrl : undefined);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'naap-backend-'));
  });
  afterAll(async () => {
    await pooler?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const missing = (problem: string) => {
    if (process.env.CI === 'true') throw new Error(problem);
    process.stderr.write(`\nNOT TESTED. ${problem}\n`);
    return null;
  };
  return {
    sqlite(contents = 'migrated') {
      const SQLITE_FILE = join(folder, `${++files}.sqlite`);
      if (contents === 'migrated') copyFileSync(sqliteTemplate, SQLITE_FILE);
      return { SQLITE_FILE };
    },
    async postgres(contents = 'migrated') {
      return server ? { DATABASE_URL: await createPostgres(server, contents) } : missing(POSTGRES_MISSING);
    },
    async pgbouncer(contents = 'migrated') {
      if (!server) return missing(POSTGRES_MISSING);
      const url = await createPostgres(server, contents);
      pooler ??= await startPgBouncer(url);
      return pooler ? { DATABASE_URL: pooler.urlOf(url) } : missing(PGBOUNCER_MISSING);
    },
  };
}
