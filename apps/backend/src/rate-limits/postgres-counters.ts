import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { openPool } from '../store/postgres-pool.ts';
import {
  RATE_LIMITS_TABLE,
  type RateCounters,
  sharedLimiterOptions,
  toRateLimiter,
} from './rate-counters.ts';

/** Time-out of a count. A count that takes longer is made in memory. */
const TIMEOUT_MS = 1_000;

/**
 * Opens counters in the table `rate_limits` of a migrated Postgres database. They have connections of their own, so that a count never waits
 * for the store's.
 */
export function openPostgresCounters(url: string, onConnectionError: (error: Error) => void): RateCounters {
  const pool = openPool({
    name: 'rate-limits',
    url,
    maxConnections: 2,
    timeoutMs: TIMEOUT_MS,
    onConnectionError,
  });
  // Without the names of prepared statements, which PgBouncer does not support in its transaction mode.
  const client = {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query({ text, values }),
  };
  return {
    createLimiter: (name, perMinute) =>
      toRateLimiter(
        new RateLimiterPostgres({
          ...sharedLimiterOptions(name, perMinute),
          storeClient: client,
          storeType: 'pool',
          tableCreated: true,
        }),
      ),
    async deleteExpired() {
      await pool.query(`delete from ${RATE_LIMITS_TABLE} where expire < $1`, [Date.now()]);
    },
    close: () => pool.end(),
  };
}
