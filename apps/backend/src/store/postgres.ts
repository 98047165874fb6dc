import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import type pg from 'pg';
import { migrate } from './migrate.ts';
import { changeCart } from './postgres-cart.ts';
import { openPool } from './postgres-pool.ts';
import { probePayload } from './readiness-probe.ts';
import { createQueryBuilder } from './schema.ts';
import { createSqlStore } from './sql.ts';
import { createStatementLog } from './statement-log.ts';
import type { Store } from './store.ts';

const PROBE_TIMEOUT_MS = 1_800;

export interface PostgresOptions {
  readonly url: string;
  readonly maxConnections?: number;
  /** Whether events of orders are added to the outbox. Default: no. */
  readonly hasOutbox?: boolean;
  /** How long a query may take, in ms. Default 11 s. */
  readonly timeoutMs?: number;
  /** Called when an idle connection breaks. */
  readonly onConnectionError: (error: Error) => void;
}

/** Connects to a Postgres database and migrates its schema. Rejects when the server cannot be reached. */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const { url, maxConnections = 10, timeoutMs = 11_000, hasOutbox = false, onConnectionError } = options;
  const pool = openPool({ name: 'store', url, maxConnections, timeoutMs, onConnectionError });
  pool.on('connect', (client) => abandonWhenSilent(client, timeoutMs));
  const db = createQueryBuilder(new PostgresDialect({ pool }), createStatementLog('postgresql'));
  await migrate(db, 'postgres');
  // A separate pool, so that a probe does not wait for requests.
  const probePool = openPool({
    name: 'readiness',
    url,
    maxConnections: 1,
    timeoutMs: PROBE_TIMEOUT_MS,
    onConnectionError,
  });
  return createSqlStore({
    db,
    isOutage,
    requireDatabase: () => {},
    transact: (run) => run(),
    changeCart: (customerId, change) => changeCart(db, customerId, change, hasOutbox),
    hasOutbox,
    // Vacuum does it.
    async purge() {},
    async ping() {
      const id = randomUUID();
      // Two statements in one message are one transaction. The values need no parameters, because both are generated here.
      await probePool.query(
        `insert into readiness_probes (id, payload) values ('${id}', '${probePayload()}'); delete from readiness_probes where id = '${id}'`,
      );
    },
    async close() {
      await db.destroy();
      await probePool.end();
    },
  });
}

/**
 * Closes a connection on which nothing is sent or received for `timeoutMs`: a network or a server has dropped it. The pool closes idle
 * connections earlier, so a query is waiting; it is rejected, and no other request gets the connection.
 */
function abandonWhenSilent(client: pg.PoolClient, timeoutMs: number): void {
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(timeoutMs - 500, () => stream.destroy());
}

/**
 * SQLSTATE classes: 08 connection exception, 40 transaction rollback (deadlock), 53 insufficient resources (full disk), 55 object not in
 * prerequisite state (lock time-out), 57 operator intervention (shutdown, statement time-out), 58 system error (missing file), 25006
 * read-only transaction (a standby), 25P02 and 25P03 transaction ended by the server. Node's system error codes begin with E.
 */
const outageCodes = /^(08|40|53|55|57|58|25006|25P0|E(?!RR_)[A-Z])/;
const outageMessages =
  /^(Query read timeout|Connection terminated|timeout exceeded|Client has encountered a connection error|Cannot use a pool|Client was closed)/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return outageCodes.test(error.code);
  return outageMessages.test(error.message);
}
