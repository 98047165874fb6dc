import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';

/** Opens or creates a database file that only its owner can read. `timeoutMs` is how long a statement waits for a lock. */
export function openSqliteFile(file: string, timeoutMs: number): BetterSqlite3.Database {
  closeSync(openSync(file, 'a', 0o600));
  // SQLite creates the files beside it with the same permissions. Those of an earlier release had more.
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const stats = statSync(each, { throwIfNoEntry: false });
    if (stats !== undefined && stats.uid === process.getuid?.()) chmodSync(each, 0o600);
  }
  return new BetterSqlite3(file, { timeout: timeoutMs });
}

/** Turns on the write-ahead log, and overwrites what is deleted from now on. */
export function setJournal(database: BetterSqlite3.Database): void {
  database.pragma('journal_mode = WAL');
  // After the other: it reads the file, which is locked while another process changes its journal mode.
  database.pragma('secure_delete = ON');
}

/**
 * Copies the write-ahead log into the database file and empties it, because it has earlier versions of deleted rows. Returns whether it could;
 * it cannot while another connection reads or writes.
 */
export function emptyLog(database: BetterSqlite3.Database): boolean {
  return database.prepare<[], { busy: number }>('pragma wal_checkpoint(truncate)').get()?.busy === 0;
}
