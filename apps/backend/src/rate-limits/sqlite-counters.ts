import { RateLimiterSQLite } from 'rate-limiter-flexible';
import { emptyLog, openSqliteFile, setJournal } from '../store/sqlite-file.ts';
import { keepStatements } from '../store/sqlite-statements.ts';
import {
  RATE_LIMITS_TABLE,
  type RateCounters,
  sharedLimiterOptions,
  toRateLimiter,
} from './rate-counters.ts';

/**
 * Opens counters in an SQLite file of their own beside the store's: a count must neither wait for the store's write lock nor for the disk.
 * Without `synchronous`, a power failure loses counts, which are worth a minute.
 */
export function openSqliteCounters(storeFile: string): RateCounters {
  const database = openSqliteFile(`${storeFile}-rate-limits`, 100);
  setJournal(database);
  database.pragma('synchronous = OFF');
  database.exec(
    `create table if not exists ${RATE_LIMITS_TABLE} (key text primary key, points integer not null default 0, expire integer)`,
  );
  keepStatements(database);
  return {
    createLimiter: (name, perMinute) =>
      toRateLimiter(
        new RateLimiterSQLite({
          ...sharedLimiterOptions(name, perMinute),
          storeClient: database,
          storeType: 'better-sqlite3',
          tableCreated: true,
        }),
      ),
    async deleteExpired() {
      database.prepare(`delete from ${RATE_LIMITS_TABLE} where expire < ?`).run(Date.now());
      emptyLog(database);
    },
    async close() {
      database.close();
    },
  };
}
