// @module-tag slow
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, describe, expect, it, type TestContext, vi } from 'vitest';
import { openPostgresStore } from '../src/store/postgres.ts';
import { openPool } from '../src/store/postgres-pool.ts';
import { type Store, StoreUnavailableError } from '../src/store/store.ts';
import {
  type Environment,
  environmentFor,
  startBackend,
  startBackendHere,
} from './helpers/backend-process.ts';
import { setUpDatabases } from './helpers/databases.ts';
import { createPool } from './helpers/postgres.ts';
import { setUpRemotes } from './helpers/set-up-remotes.ts';
import { saveCart } from './helpers/stored-carts.ts';
import {
  type Call,
  cartOf,
  createCall,
  createTestBackend,
  delta,
  fetchOnce,
  orderTo,
  saveAddress,
} from './helpers/test-backend.ts';

const databases = setUpDatabases();
const { remotes } = await setUpRemotes();
const onConnectionError = () => {};

/** Functions that end the backends of a test. */
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface Service {
  readonly url: string;
  readonly call: Call;
}

async function start(database: Environment): Promise<Service> {
  const { url, close } = await startBackendHere(environmentFor(remotes, database));
  ends.push(close);
  return signIn(url);
}

async function signIn(url: string): Promise<Service> {
  const call = createCall(fetchOnce, url, await remotes.issuer.sign('meera'));
  await call('POST', '/login');
  return { url, call };
}

async function probe({ url }: Service, path: string) {
  const response = await fetchOnce(new Request(url + path));
  return { status: response.status, retryAfter: response.headers.get('Retry-After') };
}

/** Asserts that the database rejects changes with a 503 that can be retried, that readiness fails, and that the backend is alive. */
async function expectOutage(service: Service) {
  const refused = await service.call('POST', '/cart', { body: delta(1, 1), key: 'during' });
  expect(refused).toMatchObject({
    status: 503,
    body: { error: 'The shop cannot be reached right now. Please try again.' },
  });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  await expect.poll(() => probe(service, '/readyz')).toEqual({ status: 503, retryAfter: '1' });
  expect((await probe(service, '/healthz')).status).toBe(503);
  expect((await probe(service, '/livez')).status).toBe(200);
}

async function expectService(service: Service) {
  await expect.poll(() => probe(service, '/readyz')).toEqual({ status: 200, retryAfter: null });
  const added = await service.call('POST', '/cart', { body: delta(1, 1), key: 'during' });
  expect(added).toMatchObject({ status: 200, body: cartOf([1, 1]) });
}

describe('a backend on SQLite', () => {
  it('goes on while another program holds the write lock, and rejects changes with 503 after 2 s', async () => {
    const database = databases.sqlite();
    const service = await start(database);
    const { call } = service;
    const other = new BetterSqlite3(database.SQLITE_FILE);
    other.exec('begin immediate');
    const started = Date.now();
    let isRefused = false;
    const changes = [1, 2].map((number) => call('POST', '/cart', { body: delta(number, 1) }));
    const refusals = Promise.all(changes).finally(() => {
      isRefused = true;
    });
    let answered = 0;
    while (!isRefused) {
      expect((await probe(service, '/livez')).status).toBe(200);
      expect((await call('GET', '/nowhere')).status).toBe(404);
      answered++;
    }
    // A blocked event loop would answer none before the changes are refused.
    expect(answered).toBeGreaterThan(3);
    for (const { status, headers } of await refusals) {
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('1');
    }
    expect(Date.now() - started).toBeLessThan(8000);
    expect((await call('GET', '/cart')).status).toBe(200);
    await expectOutage(service);
    other.exec('rollback');
    other.close();
    await expectService(service);
  });

  it.skipIf(process.platform !== 'linux')('answers 503 while it cannot write to the disk', async () => {
    const backend = await startBackend(environmentFor(remotes, databases.sqlite()));
    ends.push(() => backend.end('SIGKILL'));
    const service = await signIn(backend.url);
    const limitFileSize = (limit: string) =>
      execFileSync('prlimit', ['--pid', String(backend.child.pid), `--fsize=${limit}:unlimited`]);
    // Every write beyond the first kilobyte of a file fails.
    limitFileSize('1024');
    await expectOutage(service);
    limitFileSize('unlimited');
    await expectService(service);
  });

  it('answers 503 when its file has gone, instead of storing changes in a deleted file', async () => {
    const database = databases.sqlite();
    const service = await start(database);
    renameSync(database.SQLITE_FILE, `${database.SQLITE_FILE}.away`);
    await expectOutage(service);
    renameSync(`${database.SQLITE_FILE}.away`, database.SQLITE_FILE);
    await expectService(service);
  });
});

describe('a backend on Postgres', () => {
  async function run(url: string, statement: string): Promise<void> {
    const pool = createPool(url);
    await pool.query(statement);
    await pool.end();
  }

  it('answers 503 while it has no connection to the server, also in the middle of an order, and then goes on', async (context) => {
    const database = await databases.postgres();
    if (!database) return context.skip();
    const proxy = await startProxy(new URL(database.DATABASE_URL));
    const service = await start({ DATABASE_URL: proxy.url });
    const addressId = await saveAddress(service.call);
    await service.call('POST', '/cart', { body: delta(2, 1) });
    // The connection breaks during an order: after the cart was read, before the order is written.
    remotes.storefront.beforeResponse = async () => proxy.close();
    const order = () => service.call('POST', '/order', { body: orderTo(addressId), key: 'o' });
    expect(await order()).toMatchObject({
      status: 503,
      body: { error: 'The shop cannot be reached right now. Please try again.' },
    });
    remotes.storefront.beforeResponse = async () => {};
    await expectOutage(service);
    await proxy.open();
    await expect.poll(async () => (await order()).status).toBe(200);
    await expectService(service);
    proxy.close();
  });

  // The errors that Postgres reports, raised by a trigger.
  it.each([
    ['its disk is full', '53100'],
    ['a file is missing', '58P01'],
    ['the database is read-only', '25006'],
  ])('answers 503 while %s', async (_name, code) => {
    const database = await databases.postgres();
    if (!database) return;
    const { DATABASE_URL: url } = database;
    const service = await start(database);
    await run(
      url,
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'fault' using errcode = '${code}'; end $$;
       create trigger fail before insert on cart_lines execute function fail();
       create trigger fail before insert on readiness_probes execute function fail()`,
    );
    await expectOutage(service);
    await run(url, 'drop function fail cascade');
    await expectService(service);
  });
});

describe('the Postgres store', () => {
  const stores: Store[] = [];
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });

  it('abandons connections that have become silent', async (context) => {
    const database = await databases.postgres();
    if (!database) return context.skip();
    const proxy = await startProxy(new URL(database.DATABASE_URL));
    const store = await openPostgresStore({
      url: proxy.url,
      maxConnections: 2,
      timeoutMs: 1500,
      onConnectionError,
    });
    stores.push(store);
    const { id } = await store.ensureCustomer({ uid: 'meera', phone: '+919811111111', signedInAt: 1 });
    const callOnBoth = () => [store.read(id).readCart(), saveCart(store, id, []), store.ping()];
    await Promise.all(callOnBoth());
    proxy.silence();
    const results = await Promise.allSettled(callOnBoth());
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailableError) });
    // The silent connections are gone: a call on one of them would be rejected.
    await store.ping();
    expect((await store.read(id).readCart()).lines).toEqual([]);
    await saveCart(store, id, [{ variantId: 'a', quantity: 2 }]);
    proxy.close();
  });

  // PostgreSQL switches `statement_timeout` off before a commit begins to wait (tcop/postgres.c, finish_xact_command).
  it('acknowledges no change while the synchronous standby is missing, and one effect afterwards', async (context) => {
    const database = await databases.postgres();
    if (!database) return context.skip();
    const { DATABASE_URL: url } = database;
    // Of the databases on this server, only this one waits for the standby.
    const pool = createPool(url);
    await pool.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = on`);
    await pool.end();
    const store = await openPostgresStore({ url, timeoutMs: 2000, onConnectionError });
    stores.push(store);
    const { as } = createTestBackend({ store });
    const meera = as('meera');
    expect((await meera('POST', '/login')).status).toBe(200);
    const change = () => meera('POST', '/cart', { body: delta(1, 1), key: 'once' });
    try {
      await setSynchronousStandby(url, 'missing');
      expect((await change()).status).toBe(503);
      // The first attempt has committed and waits; the retry waits for its lock.
      expect((await change()).status).toBe(503);
      expect((await meera('GET', '/cart')).body).toEqual(cartOf());
      await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
    } finally {
      await setSynchronousStandby(url, '');
    }
    await vi.waitFor(
      async () => expect(await change()).toMatchObject({ status: 200, body: cartOf([1, 1]) }),
      10_000,
    );
    expect((await meera('GET', '/cart')).body).toEqual(cartOf([1, 1]));
  });

  it('is ready while all its connections are busy', async (context) => {
    const database = await databases.postgres();
    if (!database) return context.skip();
    const store = await openPostgresStore({
      url: database.DATABASE_URL,
      maxConnections: 1,
      onConnectionError,
    });
    stores.push(store);
    const { id } = await store.ensureCustomer({ uid: 'meera', phone: '+919811111111', signedInAt: 1 });
    const release = Promise.withResolvers<void>();
    const busy = store.write(id, () => release.promise);
    const { backend } = createTestBackend({ store });
    for (const path of ['/livez', '/readyz', '/healthz'])
      expect((await backend.fetch(new Request(`http://backend.test${path}`))).status).toBe(200);
    release.resolve();
    await busy;
  });
});

describe('a connection to Postgres', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  async function open(context: TestContext) {
    const database = await databases.postgres();
    if (!database) return context.skip();
    return openPool({
      name: 'store',
      url: database.DATABASE_URL,
      maxConnections: 1,
      timeoutMs: 2_000,
      onConnectionError,
    });
  }

  it('is used for ten minutes, also when it is never idle', async (context) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = await open(context);
    /** Returns the process ID of the server's side of the connection, after holding it for a time in ms. */
    const serverPid = async (holdMs: number) => {
      const client = await pool.connect();
      const { rows } = await client.query('select pg_backend_pid() as pid');
      vi.advanceTimersByTime(holdMs);
      client.release();
      return Object(rows[0]).pid;
    };
    const first = await serverPid(599_000);
    expect(await serverPid(2_000)).toBe(first);
    expect(await serverPid(0)).not.toBe(first);
    await pool.end();
  });

  it.runIf(process.platform === 'linux')('has TCP keepalive', async (context) => {
    const pool = await open(context);
    const { rows } = await pool.query('select inet_client_port() as port');
    const port = Number(Object(rows[0]).port).toString(16).toUpperCase().padStart(4, '0');
    // The kernel's timer of the connection: 02 is keepalive.
    expect(readFileSync('/proc/net/tcp', 'utf8')).toMatch(new RegExp(`: \\w+:${port} \\S+ 01 \\S+ 02:`));
    await pool.end();
  });
});

/** Makes every commit wait for a standby of this name; for none when it is empty. */
async function setSynchronousStandby(url: string, name: string): Promise<void> {
  const pool = createPool(url);
  await pool.query(`alter system set synchronous_standby_names = '${name}'`);
  await pool.query('select pg_reload_conf()');
  await vi.waitFor(async () => {
    const { rows } = await pool.query(`select current_setting('synchronous_standby_names') as name`);
    expect(rows).toEqual([{ name }]);
  }, 10_000);
  await pool.end();
}

/** Starts a TCP proxy whose existing connections can be made silent, as by a firewall that has forgotten them. */
async function startProxy(target: URL) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    pairs.push([client, upstream]);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return Number(Object(server.address()).port);
  };
  const port = await listen(0);
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    silence() {
      for (const [client, upstream] of pairs.splice(0)) {
        client.unpipe(upstream);
        upstream.unpipe(client);
        client.resume();
      }
    },
    /** Resets the connections, and refuses others. */
    close() {
      server.close();
      for (const [client, upstream] of pairs.splice(0)) {
        client.resetAndDestroy();
        upstream.destroy();
      }
    },
    /** Accepts connections again. */
    open: () => listen(port),
  };
}
