import pg from 'pg';

export interface PoolOptions {
  readonly url: string;
  readonly maxConnections: number;
  /** How long to wait for a connection, and for the response to a query, in ms. */
  readonly timeoutMs: number;
  /** Called when an idle connection breaks. */
  readonly onConnectionError: (error: Error) => void;
}

const BIGINT = pg.types.builtins.INT8;

/**
 * Opens a connection pool. TCP keepalive finds idle connections that a network has silently dropped, and `pool.query` closes a connection whose
 * query fails or takes longer than `timeoutMs`.
 */
export function openPool({ url, maxConnections, timeoutMs, onConnectionError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: Math.min(timeoutMs, 5_000),
    statement_timeout: Math.max(500, timeoutMs - 1_000),
    lock_timeout: Math.max(500, timeoutMs - 3_000),
    query_timeout: timeoutMs,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 10_000,
    // New connections find a database that has moved to another server.
    maxLifetimeSeconds: 600,
    types: {
      // Every bigint of the schema is a counter, a time or an amount below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without these listeners, a broken connection would crash the process.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
