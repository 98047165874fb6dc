import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { Store } from './port.ts';
import type { Database } from './schema.ts';
import { createSqlStore } from './sql.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly maxConnections?: number;
  /** Told of connections that broke while nobody was using them. */
  readonly onConnectionError: (error: Error) => void;
}

const BIGINT = pg.types.builtins.INT8;

/** Connects and brings the schema up to date; rejects when the server cannot be reached. */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      // Every bigint of the schema is a count, a time or an amount below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without listeners a broken connection, idle or checked out, would end the process.
  pool.on('error', options.onConnectionError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  return createSqlStore({ db, isOutage });
}

/**
 * SQLSTATE classes: 08 connection, 40 rollback by the server (deadlock), 53 resources, 55 not in a state (lock timeout),
 * 57 operator (shutdown, statement timeout), 58 system, 25P02/25P03 a transaction the server ended. Node's own codes begin with E.
 */
const outageCodes = /^(08|40|53|55|57|58|25P0|E(?!RR_)[A-Z])/;
const outageMessages =
  /^(Connection terminated|timeout exceeded|Client has encountered a connection error|Cannot use a pool|Client was closed)/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return outageCodes.test(error.code);
  return outageMessages.test(error.message);
}
