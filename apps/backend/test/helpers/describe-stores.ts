import { readFileSync } from 'node:fs';
import { afterAll, describe, it } from 'vitest';
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

type Open = () => Promise<OpenedStore | null>;

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

  /** Opens a store once, because databases and connections cost much, and deletes its rows before each test. */
  const openEmptied = (create: () => Promise<{ readonly DATABASE_URL: string } | null>): Open => {
    const openNew = async () => {
      const database = await create();
      if (!database) return null;
      const store = await openPostgresStore({ url: database.DATABASE_URL, onConnectionError: () => {} });
      return { store, database };
    };
    let opened: ReturnType<typeof openNew> | undefined;
    return async () => {
      opened ??= openNew();
      const found = await opened;
      if (found) await runSql(found.database, DELETE_ROWS);
      return found;
    };
  };

  /** Creates a database whose keys begin with the shopper's id, behind PgBouncer. */
  const createDistributable = async () => {
    const database = await databases.pgbouncer();
    const statements = new URL('../../../../deploy/shopper-keys.sql', import.meta.url);
    if (database) await runSql(database, readFileSync(statements, 'utf8'));
    return database;
  };

  const adapters: readonly [string, Open][] = [
    ['memory', async () => ({ store: createMemoryStore(), database: null })],
    [
      'sqlite',
      async () => {
        const database = databases.sqlite();
        return { store: await openSqliteStore(database.SQLITE_FILE), database };
      },
    ],
    ['postgres', openEmptied(() => databases.postgres())],
    ['pooled and distributable postgres', openEmptied(createDistributable)],
  ];

  for (const [name, open] of adapters)
    describe(`the ${name} store`, name.includes('postgres') ? { tags: 'slow' } : {}, () => defineWith(open));

  function defineWith(open: Open): void {
    const opened = new Set<Store>();
    afterAll(async () => {
      for (const store of opened) await store.close();
    });
    define((title, run) => {
      it(title, async (context) => {
        const found = await statements.ignoreIn(open);
        if (!found) return context.skip();
        opened.add(found.store);
        const { database } = found;
        await run(found.store, async () => database && statements.ignoreIn(() => dumpOf(database)));
      });
    });
  }
}

/** Deletes all rows but those that the migrations have written. As a replica, Postgres does not check foreign keys. */
const DELETE_ROWS = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in
    select table_name from information_schema.tables
    where table_schema = 'public' and table_name <> 'brands' and table_name not like 'kysely%'
  loop execute format('delete from %I', name); end loop;
end $$`;

async function dumpOf(database: DatabaseLocation): Promise<string> {
  if ('DATABASE_URL' in database)
    return JSON.stringify(await query(database, `select schema_to_xml('public', true, false, '')`));
  const tables = await query(database, `select name from sqlite_master where type = 'table'`);
  const rows = [];
  for (const table of tables) rows.push(await query(database, `select * from ${Object(table).name}`));
  return JSON.stringify(rows);
}
