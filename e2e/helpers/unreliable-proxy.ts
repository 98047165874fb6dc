import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from './random.ts';

/** Longest delay of a request, in ms. */
const MAX_DELAY_MS = 400;

/**
 * Starts an HTTP proxy that delays requests and resets the connections of three in ten: half of these before the server receives the request,
 * half after it has responded, so that the response is lost. Returns the proxy's URL, the numbers of requests, and a function that stops it.
 */
export async function startUnreliableProxy(random: Pick<Random, 'below'>) {
  const counts = { passed: 0, refused: 0, lost: 0 };
  const agent = new Agent({ keepAlive: true });
  const proxy = createServer(async (incoming, outgoing) => {
    const roll = random.below(100);
    // On a connection that has been used before, Chromium repeats a request that was reset, even a POST.
    outgoing.shouldKeepAlive = random.below(2) === 0;
    const delay = random.below(MAX_DELAY_MS);
    const reset = (kind: 'refused' | 'lost') => {
      counts[kind] += 1;
      incoming.socket.resetAndDestroy();
    };
    await wait(delay);
    if (roll < 15) return reset('refused');
    try {
      const response = await forward(incoming, agent);
      if (roll < 30) {
        await finished(response.resume());
        return reset('lost');
      }
      counts.passed += 1;
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      await pipeline(response, outgoing);
    } catch {
      // The browser has left the page, or the server has closed the connection.
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    counts,
    stop: () => {
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Sends a request to its server, which is on this machine, and resolves with the response. */
function forward(incoming: IncomingMessage, agent: Agent): Promise<IncomingMessage> {
  const { url = '', method, headers } = incoming;
  return new Promise((resolve, reject) => {
    if (new URL(url).hostname !== 'localhost') throw new Error(`${url} is not on this machine`);
    incoming.pipe(request(url, { method, headers, agent }, resolve).on('error', reject));
  });
}
