import { PostgresDialect } from 'kysely';
import { migrate } from './migrate.ts';
import { openPool } from './postgres-pool.ts';
import { createQueryBuilder } from './schema.ts';
import { createSqlStore } from './sql.ts';
import type { Store } from './store.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly maxConnections?: number;
  /** How long a query may take, in ms. Default 11 s. */
  readonly timeoutMs?: number;
  /** Called when an idle connection breaks. */
  readonly onConnectionError: (error: Error) => void;
}

/** Connects to a Postgres database and migrates its schema. Rejects when the server cannot be reached. */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const { url, maxConnections = 10, timeoutMs = 11_000, onConnectionError } = options;
  const pool = openPool({ url, maxConnections, timeoutMs, onConnectionError });
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
