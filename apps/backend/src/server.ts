import type { Server } from 'node:http';
import type { Writable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { createStorefrontClient } from '@naap/api-clients/storefront';
import type { Content } from '@naap/content';
import { createBoundedServer, prepareShutdown } from '@naap/server/http';
import { addTraceparent, createStorefrontObserver } from '@naap/server/telemetry';
import { createLog } from '@naap/server/telemetry/log';
import { startTelemetry, type Telemetry } from '@naap/server/telemetry/node';
import { createBackend } from './app.ts';
import { createRevocationCheck } from './auth/revocation.ts';
import { createTokenVerifier } from './auth/token-verifier.ts';
import type { Config } from './config.ts';
import { fetchText } from './fetch-text.ts';
import { deleteExpiredCounts, retentionTasks, startHousekeeping } from './housekeeping.ts';
import { describeError, type Logger } from './logging.ts';
import { createNotificationSender } from './notifications.ts';
import type { RateCounters } from './rate-limits/rate-counters.ts';
import { startSending } from './sending.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { createSender } from './webhooks.ts';

/** Thrown when the backend cannot start. The message has the reason and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface RunningServer {
  readonly url: string;
  /** Makes readiness fail, stops accepting connections, waits for responses in flight, then closes the database. */
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Limit of a shopper's requests for all data and for its deletion. One request returns up to 100 orders. */
const ACCOUNT_REQUESTS_PER_MINUTE = 30;

/** Opens the store and starts the server. Rejects with StartError when the port is taken or the database cannot be opened. */
export async function startServer(
  config: Config,
  { pricing, delivery }: Pick<Content, 'pricing' | 'delivery'>,
): Promise<RunningServer> {
  // First, because instruments that are created before record nothing.
  const telemetry = await openTelemetry(config);
  const logger: Logger = createLog('backend', config.logLevel);
  const { store, counters } = await openDatabase(config, logger);
  const { perShopper, perIp } = config.rateLimits;
  const backend = createBackend({
    store,
    verifyToken: createTokenVerifier({
      ...config.tokens,
      checkRevocation: config.revocation
        ? createRevocationCheck({ ...config.revocation, logger })
        : undefined,
    }),
    storefront: createStorefrontClient({
      ...config.storefront,
      partialData: 'reject',
      report: ({ kind, ...problem }) => logger.warn(problem, `${kind} response of the storefront`),
      fetch: addTraceparent(fetchText),
      observe: createStorefrontObserver(),
    }),
    pricing,
    delivery,
    couponUsesPerShopper: config.couponUsesPerShopper,
    orderInProgressMs: config.orderInProgressHours * HOUR_MS,
    allowedOrigins: config.allowedOrigins,
    brandImagesUrl: config.brandImagesUrl,
    pushKey: config.vapid?.publicKey,
    logger,
    limits: config.limits,
    rateLimiters: {
      shopper: counters.createLimiter('shopper', perShopper),
      account: counters.createLimiter('account', ACCOUNT_REQUESTS_PER_MINUTE),
      address: counters.createLimiter('address', perIp),
    },
  });
  const server = createBoundedServer(
    getRequestListener((request, { incoming, outgoing }) =>
      backend.fetch(request, {
        signal: () => closedEarly(outgoing),
        ip: clientAddress(
          incoming.socket.remoteAddress,
          request.headers.get('X-Forwarded-For'),
          config.trustedProxies,
        ),
      }),
    ),
  );
  const shutDown = prepareShutdown(server, {
    endReadiness: backend.endReadiness,
    delayMs: config.shutdownDelayMs,
  });
  const closeDatabase = async () => {
    await counters.close();
    await store.close();
  };
  try {
    await listen(server, config);
  } catch (error) {
    await closeDatabase();
    throw error;
  }
  const stopHousekeeping = startHousekeeping({
    tasks: [...retentionTasks(store, config.retention), deleteExpiredCounts(counters)],
    logger,
  });
  const { webhook, vapid } = config;
  const { outbox, pushes } = store;
  const stopSending = [
    webhook && outbox && createSender({ ...webhook, store, outbox, logger }),
    vapid && pushes && createNotificationSender({ vapid, store, queue: pushes, logger }),
  ].flatMap((send) => (send ? [startSending(send, logger)] : []));

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = `http://${config.host}:${port}`;
  const { metricsUrl } = telemetry;
  logger.info({ url, database: config.database.kind, ...(metricsUrl && { metricsUrl }) }, 'listening');
  if (config.allowSandboxIdentity)
    logger.warn(
      { unsignedTokens: config.tokens.allowUnsigned },
      'anybody can sign in as anybody, because ALLOW_SANDBOX_IDENTITY is set',
    );

  return {
    url,
    async close() {
      logger.info({}, 'stopping');
      await shutDown();
      await stopHousekeeping();
      for (const stop of stopSending) await stop();
      await closeDatabase();
      logger.info({}, 'closed');
      await telemetry.stop();
    },
  };
}

async function openTelemetry({ telemetry }: Config): Promise<Telemetry> {
  try {
    return await startTelemetry('naap-backend', telemetry);
  } catch (error) {
    throw new StartError(
      `The metrics cannot be served at port ${telemetry.prometheus?.port}: ${String(error)}. Set BACKEND_METRICS_PORT to another one.`,
      { cause: error },
    );
  }
}

/** Opens the configured database: the store and the counters of the rate limits. Imports only its adapters. */
async function openDatabase(
  { database, webhook }: Config,
  logger: Logger,
): Promise<{ readonly store: Store; readonly counters: RateCounters }> {
  try {
    const onConnectionError = (error: Error) =>
      logger.warn({ error: describeError(error) }, 'database connection lost');
    const store = await openStore(database, onConnectionError, webhook !== null);
    if (database.kind === 'sqlite') {
      const { openSqliteCounters } = await import('./rate-limits/sqlite-counters.ts');
      return { store, counters: openSqliteCounters(database.file) };
    }
    const { openPostgresCounters } = await import('./rate-limits/postgres-counters.ts');
    return { store, counters: openPostgresCounters(database.url, onConnectionError) };
  } catch (error) {
    const variable = database.kind === 'sqlite' ? `SQLITE_FILE (${database.file})` : 'DATABASE_URL';
    const reason = error instanceof Error && error.message ? error.message : String(error);
    throw new StartError(
      `The database of ${variable} cannot be opened: ${reason}. Repair it or set another.`,
      {
        cause: error,
      },
    );
  }
}

/** Node's own signal of a request would make the adapter create a second request object. */
function closedEarly(response: Writable): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${port} is taken. Stop what listens there, or set BACKEND_PORT to another one, such as BACKEND_PORT=${port + 100}.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

/**
 * Returns the client's address. Each trusted proxy appends the address that called it; earlier entries can be forged by the client. With
 * fewer entries than proxies, the client has called one of the later proxies itself.
 */
export function clientAddress(
  socket: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const chain = (forwardedFor ?? '').split(',').map((address) => address.trim());
  return (trustedProxies > 0 ? (chain.at(-trustedProxies) ?? chain[0]) : undefined) || (socket ?? 'unknown');
}
