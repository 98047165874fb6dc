/**
 * `pnpm topology`: builds a release, starts its archives as in compose.yaml (two backends behind PgBouncer in front of PostgreSQL, the shop
 * server), with the sandbox as the remote services, and runs the main journey against them.
 * `--stops 50` then stops two backends in turn, that often, while clients change carts and place orders; `--failovers 20` kills the primary of a
 * replicated PostgreSQL behind PgBouncer instead. No acknowledged change may be lost or count twice, and no stop may fail a request.
 */
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CrashTestOptions, runCrashTest } from '@naap/backend/test/crash';
import { startPgBouncer } from '@naap/backend/test/pgbouncer';
import { startPostgres } from '@naap/backend/test/postgres';
import { startReplicatedPostgres } from '@naap/backend/test/replicated-postgres';
import { sparePorts } from '@naap/launcher/ports';
import { prefixed, run, runSession, type Session, waitUntilAnswering } from '@naap/launcher/processes';
import { planStack } from '@naap/launcher/test/stack';
import { ensurePgBouncer, ensurePostgres, ensureTestChromium } from '@naap/launcher/test/system-programs';
import { extract } from 'tar';

const { values } = parseArgs({
  options: {
    stops: { type: 'string', default: '0' },
    failovers: { type: 'string', default: '0' },
  },
});
const stops = Number(values.stops);
const failovers = Number(values.failovers);

/** Acknowledged changes of the cart for each stop and each failover. */
const CHANGES_PER_STOP = 100;
const CHANGES_PER_FAILOVER = 200;

/** The archives run as `nobody`, who can write nowhere. Only root can start them so. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const databases = new AsyncDisposableStack();

await runSession((session) => testTopology(session).finally(() => databases.disposeAsync()));

function started<Server extends { stop(): Promise<void> }>(server: Server | null): Server {
  if (!server) throw new Error('PostgreSQL or PgBouncer could not be started.');
  return databases.adopt(server, () => server.stop());
}

/** Gives a database the deployed settings, and starts PgBouncer in front of it. Returns the environment of its backends. */
async function pooled(database: string) {
  const psql = ['--quiet', '--set=ON_ERROR_STOP=1', '--file=deploy/database.sql', database];
  await run('psql', psql, { reject: true });
  return { DATABASE_URL: started(await startPgBouncer(database)).urlOf(database) };
}

async function testTopology(session: Session): Promise<number> {
  const chromium = await ensureTestChromium();
  await ensurePostgres();
  await ensurePgBouncer();
  const { settings } = await planStack(session.folder);
  const { urls, ports, sandboxEnv, backendEnv } = settings;
  const { SHOP_PAGES_DIR: _pagesOfTheArchive, ...shopEnv } = settings.shopEnv;
  const postgres = started(await startPostgres());
  const database = await pooled(await postgres.createDatabase());
  const archives = await unpackRelease(session, shopEnv);
  const sandbox = session.start('node', ['packages/sandbox/src/node/main.ts'], {
    ...prefixed('sandbox'),
    env: sandboxEnv,
  });
  await waitUntilAnswering(urls.identity, sandbox);
  const startRelease = (name: string, cwd: string, env: Readonly<Record<string, string>>) =>
    // The servers end after their database.
    session.start('node', ['server.js'], {
      ...unprivileged,
      ...prefixed(name),
      cwd,
      env: { ...env, LOG_LEVEL: 'error' },
    });
  const backends = (await sparePorts(2)).map(async (port, index) => {
    const env = { ...backendEnv, ...database, BACKEND_PORT: `${port}` };
    const backend = startRelease(`backend${index + 1}`, archives.backend, env);
    await waitUntilAnswering(`http://localhost:${port}/readyz`, backend);
    return port;
  });
  await balance(ports.backend, await Promise.all(backends));
  const shop = startRelease('shop', archives.shop, { ...shopEnv, STOREFRONT_DEADLINE_MS: '5000' });
  await waitUntilAnswering(urls.shop, shop);
  await session.start('playwright', ['test', '--config', 'e2e', '--workers', '1', 'journey.test.ts'], {
    env: { CHROMIUM_PATH: chromium, NAAP_E2E_STACKS: JSON.stringify([urls]) },
    reject: true,
  });
  const program = join(archives.backend, 'server.js');
  if (stops > 0)
    await checkDurability({
      program,
      database: await pooled(await postgres.createDatabase()),
      kills: stops,
      deltas: stops * CHANGES_PER_STOP,
      isStopped: true,
    });
  if (failovers > 0) {
    const replicated = started(await startReplicatedPostgres());
    await checkDurability({
      program,
      database: await pooled(replicated.url),
      kills: failovers,
      deltas: failovers * CHANGES_PER_FAILOVER,
      failOver: replicated.failOver,
    });
  }
  return 0;
}

/** Builds a release and unpacks it into folders that the servers may read but not write. */
async function unpackRelease({ folder }: Session, env: Readonly<Record<string, string>>) {
  await run('node', ['deploy/release.ts', '--out', folder], { env, reject: true });
  chmodSync(folder, 0o755);
  const unpack = async (name: string) => {
    const [file = ''] = globSync(join(folder, `naap-${name}-*.tar.gz`));
    const cwd = join(folder, name);
    mkdirSync(cwd);
    await extract({ file, cwd, strip: 1 });
    return cwd;
  };
  return { shop: await unpack('shop'), backend: await unpack('backend') };
}

/** Forwards each connection to the next backend in turn, as a load balancer does. */
async function balance(port: number, backends: readonly number[]): Promise<void> {
  let next = 0;
  const balancer = createServer((socket) => {
    const upstream = connect(backends[next++ % backends.length] ?? 0, '127.0.0.1');
    socket.on('error', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  balancer.listen(port, '127.0.0.1');
  await once(balancer, 'listening');
}

/** Runs the crash test with two backends, and prints its counts. Throws when an acknowledged change is not stored once. */
async function checkDurability(options: Omit<CrashTestOptions, 'clients' | 'seed'>): Promise<void> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const clients = 20;
  const report = await runCrashTest({ ...options, backends: 2, clients, seed, onProgress: console.log });
  const { violations, ...counts } = report;
  console.log(`naap: ${options.failOver ? 'failovers' : 'stops'} of two backends, seed ${seed}:`, counts);
  if (violations.length > 0) throw new Error(violations.join('\n'));
}
