import { readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'vitest';
import { createMemoryStore } from '../../src/store/memory.ts';
import { openPostgresStore } from '../../src/store/postgres.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { setUpDatabases } from './databases.ts';
import { type DatabaseLocation, query, runSql } from './released-databases.ts';
import { checkSentStatements } from './sent-statements.ts';

/** A store, and where its data is; null for the store in memory. */
interface OpenedStore {
  readonly store: Store;
  readonly database: DatabaseLocation | null;
}

/** Returns all rows of the database as text; null for the store in memory. */
type Dump = () => Promise<string | null>;

/** Defines a test that is skipped when the adapter's database is not installed. */
type Check = (title: string, run: (store: Store, dump: Dump) => Promise<void>) => void;

/**
 * Defines the tests of `define` for each implementation of the store. Each statement that they send to Postgres must stay within one
 * shopper.
 */
export function describeStores(define: (check: Check) => void): void {
  const databases = setUpDatabases();
  const statements = checkSentStatements();

  const openPostgres = async (database: { readonly DATABASE_URL: string } | null) =>
    database && { store: await openUrl(database.DATABASE_URL), database };

  const adapters: readonly [string, () => Promise<OpenedStore | null>][] = [
    ['memory', async () => ({ store: createMemoryStore(), database: null })],
    [
      'sqlite',
      async () => {
        const database = databases.sqlite();
        return { store: await openSqliteStore(database.SQLITE_FILE), database };
      },
    ],
    ['postgres', async () => openPostgres(await databases.postgres(migrate))],
    ['pooled postgres', async () => openPostgres(await databases.pgbouncer(migrate))],
    ['distributable postgres', async () => openPostgres(await databases.postgres(makeDistributable))],
  ];

  for (const [name, open] of adapters)
    describe(`the ${name} store`, name.includes('postgres') ? { tags: 'slow' } : {}, () => defineWith(open));

  function defineWith(open: () => Promise<OpenedStore | null>): void {
    const opened: Store[] = [];
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
    });
    define((title, run) => {
      it(title, async (context) => {
        const found = await statements.ignoreIn(open);
        if (!found) return context.skip();
        opened.push(found.store);
        const { database } = found;
        await run(found.store, async () => database && statements.ignoreIn(() => dumpOf(database)));
      });
    });
  }
}

const openUrl = (url: string) => openPostgresStore({ url, onConnectionError: () => {} });

async function migrate(url: string): Promise<void> {
  await (await openUrl(url)).close();
}

async function makeDistributable(url: string): Promise<void> {
  await migrate(url);
  const statements = new URL('../../../../deploy/shopper-keys.sql', import.meta.url);
  await runSql({ DATABASE_URL: url }, readFileSync(statements, 'utf8'));
}

async function dumpOf(database: DatabaseLocation): Promise<string> {
  const isSqlite = 'SQLITE_FILE' in database;
  const tables = await query(
    database,
    isSqlite
      ? `select name from sqlite_master where type = 'table'`
      : `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const rows = [];
  for (const table of tables) rows.push(await query(database, `select * from ${Object(table).name}`));
  return JSON.stringify(rows);
}
