import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createBoundedServer, type ServerBounds } from './bounded-server.ts';

const bounds: ServerBounds = {
  headersTimeout: 300,
  requestTimeout: 600,
  keepAliveTimeout: 200,
  checkInterval: 50,
  maxConnections: 3,
};

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.close();
    await once(server, 'close');
  }
});

async function start(): Promise<number> {
  const server = createBoundedServer((request, response) => {
    request.resume();
    request.once('end', () => response.end('ok'));
  }, bounds);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object(server.address()).port;
}

/** Opens a connection and sends a text. When the server has closed it, resolves with the received text and the elapsed time in ms. */
async function open(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  const startedAt = performance.now();
  socket.write(text);
  await once(socket, 'close');
  return { received, ms: performance.now() - startedAt };
}

it('closes a connection that sends nothing, half a request, or no further request', async () => {
  const cases = [
    ['', 300, ''],
    ['GET / HTTP/1.1\r\nHost: x\r\n', 300, 'HTTP/1.1 408 '],
    ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc', 600, 'HTTP/1.1 408 '],
    ['GET / HTTP/1.1\r\nHost: x\r\n\r\n', 200, 'HTTP/1.1 200 '],
  ] as const;
  await Promise.all(
    cases.map(async ([text, limit, response]) => {
      const { received, ms } = await open(await start(), text);
      expect(received.slice(0, response.length), text).toBe(response);
      expect(ms, text).toBeGreaterThanOrEqual(limit - 20);
      // Node adds a second to the keep-alive time-out, so that a request which is on its way is not reset.
      expect(ms, text).toBeLessThan(limit + 2_000);
    }),
  );
});

it('accepts no more connections than its limit, and others when some are closed', async () => {
  const port = await start();
  const silent = Array.from({ length: bounds.maxConnections }, () => open(port, ''));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).received).toBe('');
  await Promise.all(silent);
  const { received } = await open(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
});
