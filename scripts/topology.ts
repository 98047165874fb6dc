/**
 * `pnpm topology`: builds a release, starts its archives as in compose.yaml (two backends behind PgBouncer in front of PostgreSQL, the shop
 * server), with the sandbox as the remote services, and runs the main journey against them. `--serve` waits for Ctrl-C instead of running it.
 * `--stops 50` then stops two backends in turn, that often, while clients change carts and place orders; `--failovers 20` kills the primary of a
 * replicated PostgreSQL behind PgBouncer instead. No acknowledged change may be lost or count twice, and no stop may fail a request.
 */
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashTest } from '@naap/backend/test/crash';
import { type PgBouncer, startPgBouncer } from '@naap/backend/test/pgbouncer';
import { startPostgres } from '@naap/backend/test/postgres';
import { startReplicatedPostgres } from '@naap/backend/test/replicated-postgres';
import { sparePorts } from '@naap/launcher/ports';
import { prefixed, run, runSession, type Session, waitUntilAnswering } from '@naap/launcher/processes';
import { planStack, type Stack, sharePictures } from './stack.ts';
import { ensurePgBouncer, ensurePostgres, ensureTestChromium } from './system.ts';

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean', default: false },
    stops: { type: 'string', default: '0' },
    failovers: { type: 'string', default: '0' },
  },
});

/** Acknowledged changes of the cart for each stop and each failover. */
const CHANGES_PER_STOP = 100;
const CHANGES_PER_FAILOVER = 200;

/** The archives run as `nobody`, who can write nowhere. Only root can start them so. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

await runSession(async (session) => {
  const chromium = await ensureTestChromium();
  await ensurePostgres();
  await ensurePgBouncer();
  const stack = await planStack(session.folder);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL could not be started.');
  let pgbouncer: PgBouncer | null = null;
  try {
    const database = await postgres.createDatabase();
    await configure(database);
    pgbouncer = await startPgBouncer(database);
    if (!pgbouncer) throw new Error('PgBouncer is not installed.');
    const settings = settingsOf(stack);
    const archives = await unpackRelease(session, settings);
    await startSandbox(session, stack);
    const backends = await startBackends(session, archives.backend, {
      ...settings,
      DATABASE_URL: pgbouncer.urlOf(database),
    });
    await balance(stack.ports.backend, backends);
    const shop = session.start('node', [join(archives.shop, 'server.js')], {
      ...unprivileged,
      ...prefixed('shop'),
      cwd: archives.shop,
      env: { ...settings, STOREFRONT_DEADLINE_MS: '5000' },
    });
    await waitUntilAnswering(stack.urls.shop, shop);
    console.log(`naap: the shop is at ${stack.urls.shop}, its backends at ${backends.join(' and ')}`);
    if (values.serve) {
      await shop;
      return 0;
    }
    const { exitCode = 1 } = await session.start(
      'playwright',
      ['test', '--config', 'e2e', '--workers', '1', 'journey.test.ts'],
      { env: { CHROMIUM_PATH: chromium, NAAP_E2E_STACKS: JSON.stringify([stack.urls]) } },
    );
    if (exitCode !== 0) return exitCode;
    const program = join(archives.backend, 'server.js');
    const stops = Number(values.stops);
    if (stops > 0) {
      const emptyDatabase = await postgres.createDatabase();
      await configure(emptyDatabase);
      const database = { DATABASE_URL: pgbouncer.urlOf(emptyDatabase) };
      const deltas = stops * CHANGES_PER_STOP;
      if (!(await isLedgerExact({ program, database, kills: stops, deltas, isStopped: true }))) return 1;
    }
    const failovers = Number(values.failovers);
    return failovers === 0 || (await survivesFailovers(program, failovers)) ? 0 : 1;
  } finally {
    await pgbouncer?.stop();
    await postgres.stop();
  }
});

/** The variables of the release and of its processes. */
function settingsOf({ urls }: Stack): Readonly<Record<string, string>> {
  return {
    STOREFRONT_URL: `${urls.sandbox}/api/2025-04/graphql.json`,
    STOREFRONT_TOKEN: 'sandbox-public-token',
    FIREBASE_PROJECT_ID: 'demo-naap',
    FIREBASE_API_KEY: 'sandbox',
    FIREBASE_EMULATOR_URL: urls.identity,
    FIREBASE_JWKS_URL: `${urls.identity}/.well-known/jwks.json`,
    IDENTITY_TOOLKIT_URL: `${urls.identity}/identitytoolkit.googleapis.com`,
    IDENTITY_TOOLKIT_KEY: 'sandbox',
    ALLOW_SANDBOX_IDENTITY: 'true',
    BACKEND_URL: urls.backend,
    ALLOWED_ORIGINS: urls.shop,
    BRAND_IMAGES_URL: `${urls.sandbox}/cdn/brands`,
    SITE_URL: urls.shop,
    SHOP_PORT: new URL(urls.shop).port,
    MAPS_URL: `${urls.sandbox}/maps/api/geocode/json`,
    MAPS_KEY: 'sandbox',
    IP_INFO_URL: `${urls.sandbox}/ipinfo/json`,
    // The servers end after their database.
    LOG_LEVEL: 'error',
  };
}

/** Gives a database the deployed settings of its user. */
async function configure(url: string): Promise<void> {
  const { failed } = await run('psql', [
    '--quiet',
    '--set=ON_ERROR_STOP=1',
    '--file=deploy/database.sql',
    url,
  ]);
  if (failed) throw new Error('deploy/database.sql failed; see the output above');
}

/** Builds a release and unpacks it into folders that the servers may read but not write. */
async function unpackRelease({ folder }: Session, env: Readonly<Record<string, string>>) {
  const { failed } = await run('node', ['scripts/release.ts', '--out', folder], { env });
  if (failed) throw new Error('the release could not be built; see the output above');
  chmodSync(folder, 0o755);
  const unpack = async (name: string) => {
    const archive = readdirSync(folder).find(
      (file) => file.startsWith(`naap-${name}-`) && file.endsWith('.tar.gz'),
    );
    const target = join(folder, name);
    mkdirSync(target);
    await run('tar', [
      '--extract',
      '--file',
      join(folder, archive ?? ''),
      '--directory',
      target,
      '--strip-components=1',
    ]);
    return target;
  };
  return { shop: await unpack('shop'), backend: await unpack('backend') };
}

async function startSandbox(session: Session, { dataDir, ports, urls }: Stack): Promise<void> {
  sharePictures(dataDir);
  const sandbox = session.start('node', ['packages/sandbox/src/node/main.ts'], {
    ...prefixed('sandbox'),
    env: {
      SANDBOX_PORT: `${ports.sandbox}`,
      IDENTITY_PORT: `${ports.identity}`,
      SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
    },
  });
  await waitUntilAnswering(urls.identity, sandbox);
}

/** Starts two backends. Returns their URLs when they are ready. */
async function startBackends(session: Session, folder: string, env: Readonly<Record<string, string>>) {
  const start = async (port: number, index: number) => {
    const backend = session.start('node', [join(folder, 'server.js')], {
      ...unprivileged,
      ...prefixed(`backend${index + 1}`),
      cwd: folder,
      env: { ...env, BACKEND_PORT: `${port}` },
    });
    const url = `http://localhost:${port}`;
    await waitUntilAnswering(`${url}/readyz`, backend);
    return url;
  };
  return Promise.all((await sparePorts(2)).map(start));
}

/** Forwards each connection to the next backend in turn, as a load balancer does. */
async function balance(port: number, backends: readonly string[]): Promise<void> {
  let next = 0;
  const balancer = createServer((socket) => {
    const url = backends[next++ % backends.length];
    const upstream = connect(Number(new URL(url ?? '').port), '127.0.0.1');
    socket.on('error', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  balancer.listen(port, '127.0.0.1');
  await once(balancer, 'listening');
}

/** Returns whether two backends keep every acknowledged change while the primary of their database is killed and replaced. */
async function survivesFailovers(program: string, failovers: number): Promise<boolean> {
  const replicated = await startReplicatedPostgres();
  if (!replicated) throw new Error('PostgreSQL could not be started.');
  let pgbouncer: PgBouncer | null = null;
  try {
    await configure(replicated.url);
    pgbouncer = await startPgBouncer(replicated.url);
    if (!pgbouncer) throw new Error('PgBouncer is not installed.');
    return await isLedgerExact({
      program,
      database: { DATABASE_URL: pgbouncer.urlOf(replicated.url) },
      kills: failovers,
      deltas: failovers * CHANGES_PER_FAILOVER,
      failOver: replicated.failOver,
    });
  } finally {
    await pgbouncer?.stop();
    await replicated.stop();
  }
}

/** Runs the crash test with two backends, and prints and returns whether every acknowledged change is stored once. */
async function isLedgerExact(
  options: Omit<Parameters<typeof runCrashTest>[0], 'backends' | 'clients' | 'seed' | 'onProgress'>,
): Promise<boolean> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { violations, kills, acknowledgedDeltas, acknowledgedOrders, retries, seconds } = await runCrashTest({
    ...options,
    backends: 2,
    clients: 20,
    seed,
    onProgress: console.log,
  });
  console.log(
    `naap: ${kills} ${options.failOver ? 'failovers' : 'stops'} of two backends, seed ${seed}: ${acknowledgedDeltas} changes and ${acknowledgedOrders} orders acknowledged, ` +
      `${retries} requests repeated, ${seconds.toFixed(0)} s`,
  );
  for (const violation of violations) console.error(`naap: ${violation}`);
  return violations.length === 0;
}
