import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { migrate } from './migrate.ts';
import { createQueryBuilder } from './schema.ts';
import { createSqlStore } from './sql.ts';
import type { Store } from './store.ts';

/** How long a statement waits for the write lock of another process. */
const BUSY_TIMEOUT_MS = 10_000;

/** Opens or creates the database file and migrates its schema. */
export async function openSqliteStore(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new BetterSqlite3(file, { timeout: BUSY_TIMEOUT_MS });
  await switchToWriteAheadLog(database);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db = createQueryBuilder(new ImmediateSqliteDialect({ database }));
  await migrate(db, 'sqlite');
  return createSqlStore({ db, isOutage });
}

/** Sets WAL mode, with retries: SQLite ignores the busy time-out when several processes switch a new file to WAL at the same time. */
async function switchToWriteAheadLog(database: BetterSqlite3.Database): Promise<void> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy || Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

/**
 * Begins every transaction with the write lock. A transaction that reads first and then writes would fail if another process wrote in
 * between.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: { readonly database: BetterSqlite3.Database };
  constructor(config: { readonly database: BetterSqlite3.Database }) {
    super(config);
    this.#config = config;
  }
  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlSqliteAdapter();
  }
}

/** Lets Kysely's Migrator run in a transaction: SQLite's DDL is transactional, although Kysely's own adapter denies it. */
class TransactionalDdlSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

const outageCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM|CORRUPT|NOTADB)/;

function isOutage(error: unknown): boolean {
  if (error instanceof BetterSqlite3.SqliteError) return outageCodes.test(error.code);
  return error instanceof TypeError && error.message === 'The database connection is not open';
}
