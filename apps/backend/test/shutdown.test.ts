// @module-tag slow
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { environmentFor, startBackend } from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';

const CLIENTS = 8;
const databases = setUpDatabases();
const { remotes } = await setUpRemotes();

interface Answer {
  readonly status: number;
  /** Whether the server closes the connection. */
  readonly isLast: boolean;
}

/** Sends a GET request over the agent's connection. Rejects with the socket's error. */
function get(agent: Agent, url: string, token?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    request(url, { agent, headers }, (response) => {
      response.once('error', reject).resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' }),
      );
    })
      .once('error', reject)
      .end();
  });
}

const codeOf = (error: unknown) => String(Object(error).code);

it('a backend stops under load without a reset: readiness fails first, and connections are told to close', async () => {
  const outcomes = new Map<string, number>();
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const backend = await startBackend({
    ...environmentFor(remotes, databases.sqlite()),
    SHUTDOWN_DELAY_MS: '1000',
  });

  /** Sends requests over one keep-alive connection, with or without pauses, until the server closes it and accepts no new connection. */
  const runClient = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const token = await remotes.issuer.sign(`shopper-${client}`);
    for (;;) {
      try {
        const { status, isLast } = await get(agent, `${backend.url}/cart`, token);
        count(`${status}${isLast ? ', closing' : ''}`);
        if (isLast) break;
      } catch (error) {
        count(codeOf(error));
        break;
      }
      if (client % 2 === 0) await sleep(Math.random() * 400);
    }
    await expect(get(agent, `${backend.url}/cart`, token)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    agent.destroy();
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => runClient(client));
  await expect.poll(() => outcomes.get('200') ?? 0).toBeGreaterThan(CLIENTS);

  const prober = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await get(prober, `${backend.url}/readyz`)).status).toBe(200);
  const ended = backend.end('SIGTERM');
  let probed = await get(prober, `${backend.url}/readyz`);
  while (probed.status === 200) {
    await sleep(20);
    probed = await get(prober, `${backend.url}/readyz`);
  }
  // Readiness fails while connections are still kept and new ones accepted.
  expect(probed).toEqual({ status: 503, isLast: false });
  await Promise.all(clients);
  // Otherwise the backend waits for the keep-alive time-out of this connection.
  prober.destroy();
  expect(await ended).toBe(0);
  expect(backend.output()).toContain('"msg":"closed"');
  expect(Object.fromEntries(outcomes)).toEqual({
    '200': expect.any(Number),
    '200, closing': CLIENTS,
  });
});
