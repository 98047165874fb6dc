import { SCOPE } from '@naap/server/telemetry';
import { metrics } from '@opentelemetry/api';
import pg from 'pg';

export interface PoolOptions {
  /** Name of the pool in metrics. */
  readonly name: string;
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
export function openPool({ name, url, maxConnections, timeoutMs, onConnectionError }: PoolOptions): pg.Pool {
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
    // A limited lifetime, so that new connections are opened to a database that has moved to another server.
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
  measure(pool, name, maxConnections);
  return pool;
}

/** Records how many connections of a pool are in use, and how many requests wait for one. */
function measure(pool: pg.Pool, name: string, maxConnections: number): void {
  const meter = metrics.getMeter(SCOPE);
  const attributes = { 'db.client.connection.pool.name': name };
  const count = meter.createObservableUpDownCounter('db.client.connection.count', {
    description: 'Connections of the pool, by state.',
  });
  const max = meter.createObservableUpDownCounter('db.client.connection.max', {
    description: 'Connections that the pool may open.',
  });
  const pending = meter.createObservableUpDownCounter('db.client.connection.pending_requests', {
    description: 'Requests that wait for a connection.',
  });
  meter.addBatchObservableCallback(
    (result) => {
      const state = 'db.client.connection.state';
      result.observe(count, pool.idleCount, { ...attributes, [state]: 'idle' });
      result.observe(count, pool.totalCount - pool.idleCount, { ...attributes, [state]: 'used' });
      result.observe(max, maxConnections, attributes);
      result.observe(pending, pool.waitingCount, attributes);
    },
    [count, max, pending],
  );
}
