// @module-tag slow
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type BackendProcess,
  type Environment,
  environmentFor,
  runBackendToExit,
  startBackend,
} from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { startPostgres } from './helpers/postgres.ts';
import { firstRelease, runSql, shopperData } from './helpers/released-databases.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';
import { type Call, cartOf, createCall, delta, orderTo, saveAddress } from './helpers/test-backend.ts';

const TIMEOUT = 60_000;
/** Processes that start at the same time. */
const STARTED = 3;
const databases = setUpDatabases();
const { remotes } = await setUpRemotes();

const running: BackendProcess[] = [];

afterEach(async () => {
  remotes.storefront.beforeResponse = async () => {};
  remotes.graphqlErrors = [];
  for (const backend of running.splice(0))
    if (backend.child.exitCode === null && backend.child.signalCode === null) await backend.end('SIGKILL');
});

async function start(database: Environment): Promise<BackendProcess> {
  const backend = await startBackend(environmentFor(remotes, database));
  running.push(backend);
  return backend;
}

async function as(uid: string, { url }: BackendProcess): Promise<Call> {
  return createCall(fetch, url, await remotes.issuer.sign(uid));
}

describe.each([
  ['SQLite', async () => databases.sqlite()],
  ['Postgres', () => databases.postgres()],
  ['pooled Postgres', () => databases.pgbouncer()],
])('several processes on one %s database', (_name, createDatabase) => {
  it('start at the same time on an empty database', { timeout: TIMEOUT }, async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const backends = await Promise.all(Array.from({ length: STARTED }, () => start(database)));
    for (const { url } of backends) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  // The first release has the most to migrate; migrations.test.ts has the others.
  it('start at the same time on a database of the first release', { timeout: TIMEOUT }, async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const dialect = 'SQLITE_FILE' in database ? 'sqlite' : 'postgres';
    await runSql(database, firstRelease(dialect) + shopperData());
    const backends = await Promise.all(Array.from({ length: STARTED }, () => start(database)));
    for (const { url } of backends) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('apply each cart delta once', { timeout: TIMEOUT }, async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const calls: Call[] = [];
    for (const backend of [await start(database), await start(database)])
      calls.push(await as('meera', backend));
    const sent = calls.flatMap((call, process) =>
      Array.from({ length: 24 }, (_, count) =>
        // Each key goes to both processes at the same time.
        [call, calls[1 - process] ?? call].map((to) =>
          to('POST', '/cart', { body: delta(1, 1), key: `${process}-${count}` }),
        ),
      ).flat(),
    );
    for (const { status } of await Promise.all(sent)) expect([200, 409]).toContain(status);
    expect((await calls[0]?.('GET', '/cart'))?.body).toEqual(cartOf([1, 48]));
  });

  it('place one order for eight requests with the same key', { timeout: TIMEOUT }, async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const calls: Call[] = [];
    for (const backend of [await start(database), await start(database)])
      calls.push(await as('meera', backend));
    const [call = calls[0]] = calls;
    if (!call) throw new Error('No process is running.');
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 2) });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (calls[index % 2] ?? call)('POST', '/order', { body: orderTo(addressId), key: 'once' }),
      ),
    );
    const placed = answers.filter(({ status }) => status !== 409);
    expect(placed.length).toBeGreaterThan(0);
    for (const answer of placed) expect(answer).toMatchObject({ status: 200, body: placed[0]?.body });
    expect(Object((await call('GET', '/orders')).body).orders).toHaveLength(1);
  });
});

describe('a backend process', () => {
  it('finishes requests in flight before it stops', { timeout: TIMEOUT }, async () => {
    const backend = await start(databases.sqlite());
    const lookedUp = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    remotes.storefront.beforeResponse = () => {
      lookedUp.resolve();
      return release.promise;
    };
    const call = await as('meera', backend);
    const response = call('POST', '/cart', { body: delta(1, 1) });
    await lookedUp.promise;
    const exitCode = backend.end('SIGTERM');
    release.resolve();
    expect((await response).body).toEqual(cartOf([1, 1]));
    expect(await exitCode).toBe(0);
    expect(backend.output()).toContain('"msg":"closed"');
  });

  it('answers 503 when the storefront sends GraphQL errors beside its data', {
    timeout: TIMEOUT,
  }, async () => {
    const backend = await start(databases.sqlite());
    const call = await as('meera', backend);
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 1) });
    remotes.graphqlErrors = [{ message: 'Internal', path: ['nodes', 0, 'product'] }];
    expect((await call('POST', '/order', { body: orderTo(addressId) })).status).toBe(503);
    remotes.graphqlErrors = [];
    expect((await call('POST', '/order', { body: orderTo(addressId) })).status).toBe(200);
  });

  it('names a taken port and the variable that sets another', { timeout: TIMEOUT }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const port = await new Promise<number>((resolve) => {
      other.once('listening', () => resolve(Object(other.address()).port));
    });
    const env = { ...environmentFor(remotes, databases.sqlite()), BACKEND_PORT: String(port) };
    const { code, errors } = await runBackendToExit(env);
    other.close();
    expect(code).toBe(2);
    expect(errors).toBe(
      `backend: Port ${port} is taken. Stop what listens there, or set BACKEND_PORT to another one, such as BACKEND_PORT=${port + 100}.\n`,
    );
  });

  it('exits with the name of an invalid variable', { timeout: TIMEOUT }, async () => {
    const env = { ...environmentFor(remotes, databases.sqlite()), STOREFRONT_URL: 'nowhere' };
    expect(await runBackendToExit(env)).toEqual({
      code: 2,
      errors:
        'backend: STOREFRONT_URL must be an http(s) address. Example: STOREFRONT_URL=http://localhost:8788/api/2025-04/graphql.json\n',
    });
  });

  it('exits with a message when its database cannot be reached', { timeout: TIMEOUT }, async () => {
    const env = environmentFor(remotes, { DATABASE_URL: 'postgres://naap@127.0.0.1:9/naap' });
    const { code, errors } = await runBackendToExit(env);
    expect(code).toBe(2);
    expect(errors).toMatch(/^backend: The database of DATABASE_URL cannot be opened: .*ECONNREFUSED/);
  });

  it('answers 503 while Postgres is unavailable, and keeps running', {
    timeout: TIMEOUT,
  }, async (context) => {
    const postgres = await startPostgres();
    if (!postgres) return context.skip();
    const backend = await start({ DATABASE_URL: await postgres.createDatabase() });
    const call = await as('meera', backend);
    const addressId = await saveAddress(call);
    await call('POST', '/cart', { body: delta(1, 1) });
    // The connection breaks during an order: after the cart was read, before the order is written.
    remotes.storefront.beforeResponse = () => postgres.stop();
    expect(await call('POST', '/order', { body: orderTo(addressId), key: 'o' })).toMatchObject({
      status: 503,
      body: { error: 'The shop cannot be reached right now. Please try again.' },
    });
    expect((await fetch(`${backend.url}/healthz`)).status).toBe(503);
    expect(await backend.end('SIGTERM')).toBe(0);
  });
});
