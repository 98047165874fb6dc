import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Creates the table of request counts on Postgres, with the columns of rate-limiter-flexible. It is unlogged: a count is not written to disk
 * before the response, and a crash of the server loses the counts of a minute. On SQLite they are in a file of their own.
 */
export async function createRateLimits<T>(db: Kysely<T>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  if (dialect === 'sqlite') return;
  await sql`create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
    db,
  );
}
