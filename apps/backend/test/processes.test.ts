// @module-tag slow
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { StartError } from '../src/server.ts';
import {
  type Environment,
  environmentFor,
  runBackendToExit,
  startBackend,
  startBackendHere,
} from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { firstRelease, runSql, shopperData } from './helpers/released-databases.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';
import {
  type Call,
  cartOf,
  createCall,
  delta,
  fetchOnce,
  orderTo,
  saveAddress,
} from './helpers/test-backend.ts';

const databases = setUpDatabases();
const { remotes } = await setUpRemotes();

/** Functions that end the backends of a test. */
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  remotes.storefront.beforeResponse = async () => {};
  remotes.graphqlErrors = [];
  for (const end of ends.splice(0)) await end();
});

async function start(env: Environment) {
  const backend = await startBackend(environmentFor(remotes, env));
  ends.push(() => backend.end('SIGKILL'));
  return backend;
}

async function startHere(env: Environment) {
  const backend = await startBackendHere(environmentFor(remotes, env));
  ends.push(backend.close);
  return backend;
}

async function as(uid: string, { url }: { readonly url: string }): Promise<Call> {
  return createCall(fetchOnce, url, await remotes.issuer.sign(uid));
}

// Within a process, transactions on a SQLite file never run at the same time; those on a Postgres server do.
describe.each([
  ['SQLite', async () => databases.sqlite('empty'), start],
  ['Postgres', () => databases.postgres('empty'), startHere],
  ['pooled Postgres', () => databases.pgbouncer('empty'), startHere],
])('two backends on one %s database', (_name, createDatabase, startOne) => {
  // The first release has the most to migrate; migrations.test.ts has the others.
  it('start at the same time on that of the first release, apply each delta once, and place one order for requests with the same key', async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const dialect = 'SQLITE_FILE' in database ? 'sqlite' : 'postgres';
    await runSql(database, firstRelease(dialect) + shopperData());
    const [first, second] = await Promise.all([startOne(database), startOne(database)]);
    for (const { url } of [first, second])
      expect((await fetchOnce(new Request(`${url}/healthz`))).status).toBe(200);

    const tara = [await as('tara', first), await as('tara', second)] as const;
    const sent = [tara, tara.toReversed()].flatMap((calls, order) =>
      Array.from({ length: 8 }, (_, count) =>
        // Each key goes to both at the same time.
        calls.map((call) => call('POST', '/cart', { body: delta(1, 1), key: `${order}-${count}` })),
      ).flat(),
    );
    for (const { status } of await Promise.all(sent)) expect([200, 409]).toContain(status);
    expect((await tara[0]('GET', '/cart')).body).toEqual(cartOf([1, 16]));

    const addressId = await saveAddress(tara[0]);
    const answers = await Promise.all(
      [...tara, ...tara, ...tara].map((call) =>
        call('POST', '/order', { body: orderTo(addressId), key: 'once' }),
      ),
    );
    const placed = answers.filter(({ status }) => status !== 409);
    expect(placed.length).toBeGreaterThan(0);
    for (const answer of placed) expect(answer).toMatchObject({ status: 200, body: placed[0]?.body });
    expect(Object((await tara[0]('GET', '/orders')).body).orders).toHaveLength(1);
  });
});

describe('a backend', () => {
  it('answers 503 when the storefront sends GraphQL errors beside its data, and finishes requests in flight before it stops', async () => {
    const backend = await startBackendHere(environmentFor(remotes, databases.sqlite()));
    const tara = await as('tara', backend);
    const addressId = await saveAddress(tara);
    await tara('POST', '/cart', { body: delta(1, 1) });
    remotes.graphqlErrors = [{ message: 'Internal', path: ['nodes', 0, 'product'] }];
    expect((await tara('POST', '/order', { body: orderTo(addressId) })).status).toBe(503);
    remotes.graphqlErrors = [];
    expect((await tara('POST', '/order', { body: orderTo(addressId) })).status).toBe(200);

    const lookedUp = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    remotes.storefront.beforeResponse = () => {
      lookedUp.resolve();
      return release.promise;
    };
    const response = tara('POST', '/cart', { body: delta(1, 1) });
    await lookedUp.promise;
    const closed = backend.close();
    release.resolve();
    expect((await response).body).toEqual(cartOf([1, 1]));
    await closed;
  });

  it('does not fail when a client leaves while it sends a body', async () => {
    const backend = await start(databases.sqlite());
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
    await expect.poll(statuses).toHaveLength(requests.length);
    expect(statuses().filter((status) => status >= 500)).toEqual([]);
    expect(backend.output()).not.toContain('"level":50');
  });

  it('exits with the name of an invalid variable', async () => {
    const env = { ...environmentFor(remotes, databases.sqlite()), STOREFRONT_URL: 'nowhere' };
    expect(await runBackendToExit(env)).toEqual({
      code: 2,
      errors:
        'backend: STOREFRONT_URL must be an http(s) address. Example: STOREFRONT_URL=http://localhost:8788/api/2025-04/graphql.json\n',
    });
  });
});

describe('a backend does not start', () => {
  const startOn = (env: Environment, database: Environment = databases.sqlite()) =>
    startBackendHere({ ...environmentFor(remotes, database), ...env });

  it('on a taken port, and names it and the variable that sets another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = Object(other.address());
    await expect(startOn({ BACKEND_PORT: String(port) })).rejects.toThrow(
      new StartError(
        `Port ${port} is taken. Stop what listens there, or set BACKEND_PORT to another one, such as BACKEND_PORT=${port + 100}.`,
      ),
    );
    other.close();
  });

  it('on a database that cannot be reached', async () => {
    const started = startOn({}, { DATABASE_URL: 'postgres://naap@127.0.0.1:9/naap' });
    await expect(started).rejects.toThrow(StartError);
    await expect(started).rejects.toThrow(/^The database of DATABASE_URL cannot be opened: .*ECONNREFUSED/);
  });
});
