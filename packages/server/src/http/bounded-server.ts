import { createServer, type RequestListener, type Server } from 'node:http';

/** The limits of a server. Times are in ms. */
export interface ServerBounds {
  /** How long a connection may take to send the head of a request; also one that sends nothing. */
  readonly headersTimeout: number;
  /** How long it may take to send a whole request. */
  readonly requestTimeout: number;
  /** How long it may stay idle after a response. */
  readonly keepAliveTimeout: number;
  /** How often the first two are enforced. */
  readonly checkInterval: number;
  /** Connections at the same time; further ones are closed. About 20 kB each. */
  readonly maxConnections: number;
}

const BOUNDS: ServerBounds = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  checkInterval: 2_000,
  maxConnections: 10_000,
};

/** Creates a server whose connections clients cannot exhaust by keeping them idle. `bounds` override the defaults, in tests. */
export function createBoundedServer(handle: RequestListener, bounds: Partial<ServerBounds> = {}): Server {
  const { checkInterval, maxConnections, ...timeouts } = { ...BOUNDS, ...bounds };
  const server = createServer({ ...timeouts, connectionsCheckingInterval: checkInterval }, handle);
  server.maxConnections = maxConnections;
  return server;
}
