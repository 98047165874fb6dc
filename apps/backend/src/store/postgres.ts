import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { createQueryBuilder } from './schema.ts';
import { createSqlStore } from './sql.ts';
import type { Store } from './store.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly maxConnections?: number;
  /** Called when an idle connection breaks. */
  readonly onConnectionError: (error: Error) => void;
}

const BIGINT = pg.types.builtins.INT8;

/** Connects to a Postgres database and migrates its schema. Rejects when the server cannot be reached. */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      // Every bigint of the schema is a counter, a time or an amount below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without these listeners, a broken connection would crash the process.
  pool.on('error', options.onConnectionError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = createQueryBuilder(new PostgresDialect({ pool }));
  await migrate(db, 'postgres');
  return createSqlStore({ db, isOutage });
}

/**
 * SQLSTATE classes: 08 connection exception, 40 transaction rollback (deadlock), 53 insufficient resources, 55 object not in
 * prerequisite state (lock time-out), 57 operator intervention (shutdown, statement time-out), 58 system error, 25P02 and 25P03
 * transaction ended by the server. Node's system error codes begin with E.
 */
const outageCodes = /^(08|40|53|55|57|58|25P0|E(?!RR_)[A-Z])/;
const outageMessages =
  /^(Connection terminated|timeout exceeded|Client has encountered a connection error|Cannot use a pool|Client was closed)/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return outageCodes.test(error.code);
  return outageMessages.test(error.message);
}
