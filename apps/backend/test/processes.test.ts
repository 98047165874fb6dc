// @module-tag slow
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type RunningServer, StartError } from '../src/server.ts';
import {
  type BackendProcess,
  type Environment,
  environmentFor,
  runBackendToExit,
  startBackend,
  startBackendHere,
} from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { firstRelease, runSql, shopperData } from './helpers/released-databases.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';
import { type Call, cartOf, createCall, delta, orderTo, saveAddress } from './helpers/test-backend.ts';

const TIMEOUT = 60_000;
/** Backends that start at the same time. */
const STARTED = 3;
const databases = setUpDatabases();
const { remotes } = await setUpRemotes();

/** Functions that end the backends of a test. */
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  remotes.storefront.beforeResponse = async () => {};
  remotes.graphqlErrors = [];
  for (const end of ends.splice(0)) await end();
});

async function start(database: Environment): Promise<BackendProcess> {
  const backend = await startBackend(environmentFor(remotes, database));
  ends.push(async () => {
    if (backend.child.exitCode === null && backend.child.signalCode === null) await backend.end('SIGKILL');
  });
  return backend;
}

async function startHere(database: Environment): Promise<RunningServer> {
  const backend = await startBackendHere(environmentFor(remotes, database));
  ends.push(backend.close);
  return backend;
}

async function as(uid: string, { url }: { readonly url: string }): Promise<Call> {
  return createCall(fetch, url, await remotes.issuer.sign(uid));
}

// Within a process, transactions on a SQLite file never run at the same time; those on a Postgres server do.
describe.each([
  ['SQLite', async () => databases.sqlite(), start],
  ['Postgres', () => databases.postgres(), startHere],
  ['pooled Postgres', () => databases.pgbouncer(), startHere],
])('several backends on one %s database', (_name, createDatabase, startOne) => {
  /** Starts them at the same time, and asserts that all are healthy. */
  async function startTogether(database: Environment) {
    const backends = await Promise.all(Array.from({ length: STARTED }, () => startOne(database)));
    for (const { url } of backends) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    return backends;
  }

  // The first release has the most to migrate; migrations.test.ts has the others.
  it('start at the same time on a database of the first release', { timeout: TIMEOUT }, async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const dialect = 'SQLITE_FILE' in database ? 'sqlite' : 'postgres';
    await runSql(database, firstRelease(dialect) + shopperData());
    await startTogether(database);
  });

  it('start at the same time on an empty database, apply each cart delta once, and place one order for eight requests with the same key', {
    timeout: TIMEOUT,
  }, async (context) => {
    const database = await createDatabase();
    if (!database) return context.skip();
    const [first, second] = await startTogether(database);
    if (!first || !second) throw new Error('Two backends are needed.');

    const meera = [await as('meera', first), await as('meera', second)] as const;
    const sent = [meera, meera.toReversed()].flatMap((calls, order) =>
      Array.from({ length: 24 }, (_, count) =>
        // Each key goes to both at the same time.
        calls.map((call) => call('POST', '/cart', { body: delta(1, 1), key: `${order}-${count}` })),
      ).flat(),
    );
    for (const { status } of await Promise.all(sent)) expect([200, 409]).toContain(status);
    expect((await meera[0]('GET', '/cart')).body).toEqual(cartOf([1, 48]));

    const asha = [await as('asha', first), await as('asha', second)] as const;
    const addressId = await saveAddress(asha[0]);
    await asha[0]('POST', '/cart', { body: delta(1, 2) });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        asha.map((call) => call('POST', '/order', { body: orderTo(addressId), key: 'once' })),
      ).flat(),
    );
    const placed = answers.filter(({ status }) => status !== 409);
    expect(placed.length).toBeGreaterThan(0);
    for (const answer of placed) expect(answer).toMatchObject({ status: 200, body: placed[0]?.body });
    expect(Object((await asha[0]('GET', '/orders')).body).orders).toHaveLength(1);
  });
});

describe('a backend process', () => {
  it('answers 503 when the storefront sends GraphQL errors beside its data, and finishes requests in flight before it stops', {
    timeout: TIMEOUT,
  }, async () => {
    const backend = await start(databases.sqlite());
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
    const call = await as('meera', backend);
    const response = call('POST', '/cart', { body: delta(1, 1) });
    await lookedUp.promise;
    const exitCode = backend.end('SIGTERM');
    release.resolve();
    expect((await response).body).toEqual(cartOf([1, 1]));
    expect(await exitCode).toBe(0);
    expect(backend.output()).toContain('"msg":"closed"');
  });

  it('exits with the name of an invalid variable', { timeout: TIMEOUT }, async () => {
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
