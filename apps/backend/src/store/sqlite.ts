import { randomUUID } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { createGroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { probePayload } from './readiness-probe.ts';
import { createQueryBuilder } from './schema.ts';
import { createSqlStore } from './sql.ts';
import { changeCart } from './sqlite-cart.ts';
import { emptyLog, openSqliteFile, setJournal } from './sqlite-file.ts';
import { keepStatements } from './sqlite-statements.ts';
import { createStatementLog } from './statement-log.ts';
import type { Store } from './store.ts';

/** How long opening the database waits for the write lock of another process. */
const START_TIMEOUT_MS = 10_000;
/** How long a transaction waits for the write lock of another process before it is rejected. */
const LOCK_TIMEOUT_MS = 2_000;
const PROBE_TIMEOUT_MS = 1_000;
/** How long the removal of deleted data waits for other connections. Housekeeping repeats it. */
const PURGE_TIMEOUT_MS = 500;
/** How long a statement may block the event loop while it waits for a lock. */
const BUSY_TIMEOUT_MS = 50;

/** Opens or creates the database file and migrates its schema. `hasOutbox`: whether events of orders are added to the outbox. */
export async function openSqliteStore(file: string, hasOutbox = false): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const database = await openDatabase(file);
  database.pragma('foreign_keys = ON');
  keepStatements(database);
  const requireFile = createFileCheck(file);
  const db = createQueryBuilder(new ImmediateSqliteDialect({ database }), createStatementLog('sqlite'));
  await retryWhileLocked(START_TIMEOUT_MS, () => migrate(db, 'sqlite'));
  // A separate connection, so that a probe does not wait for requests.
  const probe = await openDatabase(file);
  const transact = <T>(run: () => Promise<T>) => retryWhileLocked(LOCK_TIMEOUT_MS, run);
  const commitInGroup = createGroupCommit({
    inTransaction: (run) => transact(() => db.transaction().execute(run)),
    isOutage,
  });
  return createSqlStore({
    db,
    isOutage,
    requireDatabase: requireFile,
    transact,
    changeCart: (customerId, change) =>
      commitInGroup((trx) => changeCart(trx, customerId, change, hasOutbox)),
    hasOutbox,
    purge: () => purge(probe),
    ping: () => retryWhileLocked(PROBE_TIMEOUT_MS, async () => writeProbe(probe)),
    async close() {
      await db.destroy();
      probe.close();
    },
  });
}

async function openDatabase(file: string): Promise<BetterSqlite3.Database> {
  const database = openSqliteFile(file, BUSY_TIMEOUT_MS);
  await switchToWriteAheadLog(database);
  database.pragma('synchronous = FULL');
  return database;
}

/** Sets WAL mode, with retries: SQLite ignores the busy time-out when several processes switch a new file to WAL at the same time. */
async function switchToWriteAheadLog(database: BetterSqlite3.Database): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      setJournal(database);
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

/** Thrown when the file was deleted or replaced. SQLite would go on with the old file, whose data is lost when the process ends. */
class DatabaseFileMissingError extends Error {}

/** Returns a function that throws DatabaseFileMissingError unless the path still leads to the same file. */
function createFileCheck(file: string): () => void {
  const { dev, ino } = statSync(file);
  return () => {
    const current = statSync(file, { throwIfNoEntry: false });
    if (current?.dev !== dev || current.ino !== ino)
      throw new DatabaseFileMissingError('The database file was deleted or replaced while it was open.');
  };
}

function writeProbe(database: BetterSqlite3.Database): void {
  const id = randomUUID();
  beginImmediately(database, () => database.exec('begin immediate'));
  try {
    database.prepare('insert into readiness_probes (id, payload) values (?, ?)').run(id, probePayload());
    database.prepare('delete from readiness_probes where id = ?').run(id);
    database.exec('commit');
  } finally {
    if (database.inTransaction) database.exec('rollback');
  }
}

/** Removes deleted rows from the log. Does nothing while other connections need the log. */
async function purge(database: BetterSqlite3.Database): Promise<void> {
  try {
    await retryWhileLocked(PURGE_TIMEOUT_MS, async () =>
      beginImmediately(database, () => {
        if (!emptyLog(database)) throw new WriteLockedError('The log is in use.');
      }),
    );
  } catch (error) {
    if (!(error instanceof WriteLockedError)) throw error;
  }
}

/** Thrown when another process holds the write lock. No statement of the transaction has run. */
class WriteLockedError extends Error {}

/** Calls `begin`, which does not wait for the lock: waiting in SQLite would block the event loop. Throws WriteLockedError. */
function beginImmediately<T>(database: BetterSqlite3.Database, begin: () => T): T {
  database.prepare('pragma busy_timeout = 0').get();
  try {
    return begin();
  } catch (error) {
    throw isBusy(error) ? new WriteLockedError('The database is locked.', { cause: error }) : error;
  } finally {
    database.prepare(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`).get();
  }
}

/** Runs `run` again while another process holds the write lock, for at most `timeoutMs`. Other requests go on in the meantime. */
async function retryWhileLocked<T>(timeoutMs: number, run: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof WriteLockedError) || Date.now() > deadline) throw error;
      await sleep(5 + Math.random() * 20);
    }
  }
}

interface DialectConfig {
  readonly database: BetterSqlite3.Database;
}

/**
 * Begins every transaction with the write lock. A transaction that reads first and then writes would fail if another process wrote in
 * between. Throws WriteLockedError when another process has the lock.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: DialectConfig;
  constructor(config: DialectConfig) {
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
  readonly #config: DialectConfig;
  constructor(config: DialectConfig) {
    super(config);
    this.#config = config;
  }
  override async beginTransaction(): Promise<void> {
    const { database } = this.#config;
    beginImmediately(database, () => database.prepare('begin immediate').run());
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself has rolled back after some errors, such as a full disk.
    if (this.#config.database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
}

const outageCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM|CORRUPT|NOTADB)/;

function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function isOutage(error: unknown): boolean {
  if (error instanceof BetterSqlite3.SqliteError) return outageCodes.test(error.code);
  if (error instanceof WriteLockedError || error instanceof DatabaseFileMissingError) return true;
  return error instanceof TypeError && error.message === 'The database connection is not open';
}
