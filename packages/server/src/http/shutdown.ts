import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ShutdownOptions {
  /** Called first, to make the readiness probe fail. */
  readonly endReadiness: () => void;
  /** How long the server goes on as usual after that, so that a load balancer notices, in ms. */
  readonly delayMs: number;
}

/** How long shutdown waits for responses in flight and idle connections. */
const TIMEOUT_MS = 8_000;
/** How long a connection may take to send its first request. Browsers open some in advance that they never use. */
const FIRST_REQUEST_MS = 1_000;

/**
 * Returns a function that stops a server without resetting a connection. First readiness fails. Then the server accepts no new connections, and its
 * responses ask clients to close theirs. Idle connections stay open until their keep-alive time-out, because a request may already be on its way.
 * The function resolves when all connections are closed, after 8 s at the latest. Call `prepareShutdown` before `listen`.
 */
export function prepareShutdown(
  server: Server,
  { endReadiness, delayMs }: ShutdownOptions,
): () => Promise<void> {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });

  return async () => {
    endReadiness();
    await sleep(delayMs);
    isStopping = true;
    for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close');
    // The method of `net`: that of `http` also closes idle connections.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const unused = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, FIRST_REQUEST_MS);
    const timeout = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
    await closed;
    clearTimeout(unused);
    clearTimeout(timeout);
  };
}
