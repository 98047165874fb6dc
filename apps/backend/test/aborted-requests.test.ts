import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { environmentFor, startBackend } from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';

const databases = setUpDatabases();
const { remotes } = await setUpRemotes();

it('a client that leaves while it sends a body is no error of the backend', async () => {
  const backend = await startBackend({ ...environmentFor(remotes, databases.sqlite()), LOG_LEVEL: 'info' });
  const { hostname, port } = new URL(backend.url);
  const token = await remotes.issuer.sign('meera');
  const requests = ['PUT /nowhere', 'POST /cart', 'DELETE /customer', 'POST /order'];
  for (const request of requests) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [`${request} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`];
    socket.write(
      [...head, 'Transfer-Encoding: chunked', 'Expect: 100-continue', '', '5', '{"ite', ''].join('\r\n'),
    );
    // 100 Continue: the backend has begun to read the body.
    await once(socket, 'data');
    socket.resetAndDestroy();
  }
  const statuses = () =>
    backend
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line).status);
  await vi.waitFor(() => expect(statuses()).toHaveLength(requests.length));
  expect(statuses().filter((status) => status >= 500)).toEqual([]);
  expect(backend.output()).not.toContain('"level":50');
  expect(await backend.end('SIGTERM')).toBe(0);
});
